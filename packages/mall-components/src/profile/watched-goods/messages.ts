import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'watched.title', defaultMessage: 'You are waiting for' },
  text: {
    id: 'watched.text',
    defaultMessage: 'We send you one email when an item is in stock again.',
  },
  stop: { id: 'watched.stop', defaultMessage: 'Stop waiting' },
});
