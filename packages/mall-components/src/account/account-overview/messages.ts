import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    editProfile: { id: 'account.editProfile', defaultMessage: 'Edit profile' },
    viewOrders: { id: 'account.viewOrders', defaultMessage: 'View orders' },
  }),
  ...defineMessages<{ greeting: { name: string } }>({
    greeting: { id: 'account.greeting', defaultMessage: 'Hello, {name}' },
  }),
};
