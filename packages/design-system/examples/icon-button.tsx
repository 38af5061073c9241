import { HeartIcon } from '@vermilion/design-system/icon';
import { IconButton } from '@vermilion/design-system/icon-button';

export const Example = ({ onFollow }: { onFollow: () => void }) => (
  <IconButton label="Follow shop" icon={<HeartIcon />} onClick={onFollow} />
);
