import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'recent.title', defaultMessage: 'Recently viewed' },
  forget: { id: 'recent.forget', defaultMessage: 'Forget these' },
});
