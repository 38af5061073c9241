import { Inline } from '@vermilion/design-system/inline';
import { Tag } from '@vermilion/design-system/tag';

export const Example = () => (
  <Inline gap="xs">
    <Tag>Linen</Tag>
    <Tag>Stoneware</Tag>
    <Tag>Oak</Tag>
  </Inline>
);
