import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'office.signIn.title', defaultMessage: 'Sign in to the back office' },
  forWhom: {
    id: 'office.signIn.forWhom',
    defaultMessage: 'For those who sell in this mall, or run it. Use your account of the mall.',
  },
  account: { id: 'office.signIn.account', defaultMessage: 'Email address or phone number' },
  accountHint: {
    id: 'office.signIn.accountHint',
    defaultMessage: 'A phone number begins with + and the country code',
  },
  password: { id: 'office.signIn.password', defaultMessage: 'Password' },
  reveal: { id: 'office.signIn.reveal', defaultMessage: 'Show the password' },
  conceal: { id: 'office.signIn.conceal', defaultMessage: 'Hide the password' },
  signIn: { id: 'office.signIn.submit', defaultMessage: 'Sign in' },
  signingIn: { id: 'office.signIn.pending', defaultMessage: 'Signing in' },
  captcha: {
    id: 'office.signIn.captcha',
    defaultMessage:
      'There were too many wrong attempts. Sign in to the mall once, which asks you to show that you are no robot. Then come back.',
  },
  toMall: { id: 'office.signIn.toMall', defaultMessage: 'Sign in to the mall' },
  placeTitle: { id: 'office.place.title', defaultMessage: 'Where do you work today?' },
  mall: { id: 'office.place.mall', defaultMessage: 'The mall' },
  goOn: { id: 'office.place.goOn', defaultMessage: 'Continue' },
  nowhereTitle: { id: 'office.nowhere.title', defaultMessage: 'You have no place here yet' },
  nowhere: {
    id: 'office.nowhere.text',
    defaultMessage:
      'Your account works for no shop. Apply to open a shop in the mall, or ask an owner for an invitation.',
  },
  apply: { id: 'office.nowhere.apply', defaultMessage: 'Open a shop' },
  otherAccount: { id: 'office.otherAccount', defaultMessage: 'Use another account' },
  codeTitle: { id: 'office.code.title', defaultMessage: 'Enter your code' },
  code: { id: 'office.code.label', defaultMessage: 'Code of your authenticator app' },
  codeHint: {
    id: 'office.code.hint',
    defaultMessage: 'Six digits. Without your phone, a recovery code works, too.',
  },
  codeIsNew: {
    id: 'office.code.isNew',
    defaultMessage: 'Each code works once: wait until your app shows the next one.',
  },
  open: { id: 'office.code.open', defaultMessage: 'Open' },
  setUpTitle: { id: 'office.setUp.title', defaultMessage: 'Set up a second factor' },
  setUp: {
    id: 'office.setUp.text',
    defaultMessage:
      'This place needs more than a password. Scan the picture with an authenticator app, or type the secret into it. Then enter the six digits that it shows.',
  },
  picture: { id: 'office.setUp.picture', defaultMessage: 'QR code for your authenticator app' },
  secret: { id: 'office.setUp.secret', defaultMessage: 'Secret to type' },
  confirm: { id: 'office.setUp.confirm', defaultMessage: 'Confirm' },
  recoveryTitle: { id: 'office.recovery.title', defaultMessage: 'Keep your recovery codes' },
  recovery: {
    id: 'office.recovery.text',
    defaultMessage:
      'Each of them lets you in once without your phone. They are not shown again: print them, or keep them where you keep your passwords.',
  },
  print: { id: 'office.recovery.print', defaultMessage: 'Print' },
  kept: { id: 'office.recovery.kept', defaultMessage: 'I have kept them' },
  endedTitle: { id: 'office.ended.title', defaultMessage: 'Your session has ended' },
  ended: {
    id: 'office.ended.text',
    defaultMessage: 'Sign in again to go on. What you have typed is still there.',
  },
  leave: { id: 'office.ended.leave', defaultMessage: 'Leave this page' },
  opening: { id: 'office.opening', defaultMessage: 'Opening' },
});
