import { defineMessages } from 'react-intl';

export const invitationMessages = defineMessages({
  title: { id: 'office.invitation.title', defaultMessage: 'You are invited' },
  notWhole: {
    id: 'office.invitation.notWhole',
    defaultMessage: 'This link is not whole. Open it again as you got it, or ask for a new one.',
  },
  needsAccount: {
    id: 'office.invitation.needsAccount',
    defaultMessage:
      'Sign in with your account of the mall. If you have none, open one, then follow this link again.',
  },
  register: { id: 'office.invitation.register', defaultMessage: 'Open an account in the mall' },
  ready: {
    id: 'office.invitation.ready',
    defaultMessage: 'Accept to work there with the account that you are signed in with.',
  },
  accept: { id: 'office.invitation.accept', defaultMessage: 'Accept the invitation' },
  otherAccount: { id: 'office.invitation.otherAccount', defaultMessage: 'Use another account' },
});
