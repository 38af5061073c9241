import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  registered: { id: 'page.session.registered', defaultMessage: 'Registered successfully' },
  signIn: { id: 'page.session.signIn', defaultMessage: 'Sign in' },
});
