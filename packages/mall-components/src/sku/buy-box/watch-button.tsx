import { Button } from '@vermilion/design-system/button';
import { Text } from '@vermilion/design-system/text';
import { FormattedMessage } from 'react-intl';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { messages } from '../messages';
import * as styles from './buy-box.css';

export interface WatchButtonProps {
  watched: boolean;
  onToggle: (watch: boolean) => ActionResult;
}

/** Asks to be told when a sold-out SKU is back, or stops that. */
export function WatchButton({ watched, onToggle }: WatchButtonProps) {
  const [pending, toggle] = usePending(onToggle);
  return (
    <div className={styles.watch}>
      <Button
        variant={watched ? 'secondary' : 'primary'}
        size="lg"
        pending={pending}
        onClick={() => void toggle(!watched)}
      >
        <FormattedMessage {...(watched ? messages.stopWaiting : messages.tellMe)} />
      </Button>
      <Text size="sm" color="muted" role="status">
        {watched && <FormattedMessage {...messages.willTell} />}
      </Text>
    </div>
  );
}
