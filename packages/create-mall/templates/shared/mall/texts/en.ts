/** Texts of this app. */
export const en = {
  mallName: 'Harbour',
  messages: 'Messages (F6)',
  dismiss: 'Dismiss',
  goods: 'All goods',
  heroTitle: 'Slow mornings',
  heroText: 'Teaware, lamps and linen from small workshops.',
  similar: 'You may also like',
  cart: 'Cart',
  profile: 'Your profile',
  nickname: 'Nickname',
  nicknameMissing: 'Enter a nickname.',
  save: 'Save',
  saved: 'Your profile is saved.',
  added: 'It is in your cart.',
  failed: 'That did not work. Please try again.',
  welcome: 'Welcome',
  signIn: 'Sign in',
  notFound: 'Page not found',
  aboutMall: 'About this mall',
  terms: 'Terms of use',
  privacy: 'Privacy',
  notWritten: 'This page is still to be written.',
  notWrittenDetail:
    'It is part of the agreement that shoppers accept when they sign in: write it before the mall opens.',
};

export type Texts = typeof en;
