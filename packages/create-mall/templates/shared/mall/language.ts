import messages from '@vermilion/mall-components/lang/en.json';

/** Language tag of the page. The components have catalogues for en, es, fr, lo, th and zh-CN. */
export const locale = 'en';

/** Texts of the components. */
export { messages };

/** Texts of this app. */
export const texts = {
  mallName: 'Harbour',
  messages: 'Messages (F6)',
  dismiss: 'Dismiss',
  goods: 'Goods',
  cart: 'Cart',
  profile: 'Your profile',
  nickname: 'Nickname',
  nicknameMissing: 'Enter a nickname.',
  oneError: 'One field is missing',
  save: 'Save',
  saved: 'Your profile is saved.',
  added: 'It is in your cart.',
  failed: 'That did not work. Please try again.',
  welcome: 'Welcome',
  signIn: 'Sign in',
  notFound: 'Page not found',
} as const;
