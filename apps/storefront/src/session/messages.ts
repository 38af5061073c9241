import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  registered: { id: 'page.session.registered', defaultMessage: 'Registered successfully' },
  signedOut: { id: 'page.session.signedOut', defaultMessage: 'You are logged out' },
  signOut: { id: 'page.session.signOut', defaultMessage: 'Log out' },
  visit: { id: 'page.session.visit', defaultMessage: 'Buy without an account' },
  signIn: { id: 'page.session.signIn', defaultMessage: 'Sign in' },
});
