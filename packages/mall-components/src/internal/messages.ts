import { defineMessages } from 'react-intl';

/** Words that every domain needs. */
export const messages = defineMessages({
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  retry: { id: 'common.retry', defaultMessage: 'Try again' },
  loading: { id: 'common.loading', defaultMessage: 'Loading' },
});
