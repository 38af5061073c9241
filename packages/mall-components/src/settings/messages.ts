import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  oldPrice: { id: 'settings.oldPrice', defaultMessage: 'Old price:' },
});
