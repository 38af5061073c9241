import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: { id: 'account.menu', defaultMessage: 'My account' },
});
