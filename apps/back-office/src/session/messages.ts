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
  open: { id: 'office.code.open', defaultMessage: 'Open' },
  setUpTitle: { id: 'office.setUp.title', defaultMessage: 'Set up a second factor' },
  setUp: {
    id: 'office.setUp.needed',
    defaultMessage: 'This place needs more than a password: an authenticator app, or a passkey.',
  },
  passkeyInstead: { id: 'office.setUp.passkey', defaultMessage: 'Use a passkey instead' },
  appInstead: { id: 'office.setUp.app', defaultMessage: 'Use an authenticator app instead' },
  endedTitle: { id: 'office.ended.title', defaultMessage: 'Your session has ended' },
  ended: {
    id: 'office.ended.text',
    defaultMessage: 'Sign in again to go on. What you have typed is still there.',
  },
  leave: { id: 'office.ended.leave', defaultMessage: 'Leave this page' },
  opening: { id: 'office.opening', defaultMessage: 'Opening' },
});
