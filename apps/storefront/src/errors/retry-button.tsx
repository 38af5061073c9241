import { Button } from '@vermilion/design-system/button';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  retry: { id: 'page.error.retry', defaultMessage: 'Try again' },
});

/** Retries a request that failed because of the network. */
export const RetryButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" variant="ghost" onClick={onPress}>
    <FormattedMessage {...messages.retry} />
  </Button>
);
