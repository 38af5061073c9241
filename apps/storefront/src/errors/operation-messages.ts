import type { MallError, OperationId } from '@vermilion/api-client';
import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { Locale } from '../i18n/locales';

/** What the visitor reads about a refusal without a name, by what was to be done. */
const operationMessages = defineMessages({
  cart: {
    id: 'page.refused.cart',
    defaultMessage:
      'The cart could not be changed: the goods may be sold out, or fewer are left than you want.',
  },
  checkout: {
    id: 'page.refused.checkout',
    defaultMessage:
      'The order could not be placed, and nothing was paid: something in it has changed. Please begin again from the cart.',
  },
  coupon: {
    id: 'page.refused.coupon',
    defaultMessage: 'This coupon cannot be used here, or is no longer there.',
  },
  order: {
    id: 'page.refused.order',
    defaultMessage: 'That is no longer possible with this order. Look at how it stands now.',
  },
  payment: {
    id: 'page.refused.payment',
    defaultMessage: 'The payment could not be started. Look at how the order stands now.',
  },
  address: {
    id: 'page.refused.address',
    defaultMessage: 'The addresses could not be changed. Check what you have filled in.',
  },
  profile: {
    id: 'page.refused.profile',
    defaultMessage: 'Your profile could not be saved. Check what you have filled in.',
  },
});

const subjects: Partial<Record<OperationId, keyof typeof operationMessages>> = {
  addToCart: 'cart',
  setCartQuantity: 'cart',
  deleteCartItems: 'cart',
  createPreOrder: 'checkout',
  createOrder: 'checkout',
  computePrice: 'coupon',
  claimCoupon: 'coupon',
  cancelOrder: 'order',
  takeOrder: 'order',
  deleteOrder: 'order',
  startPayment: 'payment',
  saveAddress: 'address',
  deleteAddress: 'address',
  setDefaultAddress: 'address',
  editUser: 'profile',
  uploadImage: 'profile',
};

/** The letters of languages that have their own. */
const letters: Partial<Record<Locale, RegExp>> = {
  'zh-CN': /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  lao: /\p{Script=Lao}/u,
};

/** May the server's words be of this language? English is what servers speak unless their letters say otherwise. */
const isReadable = (locale: Locale, words: string) =>
  locale === 'en' || (letters[locale]?.test(words) ?? false);

/** Our words for a refusal whose own would be foreign to the visitor; undefined where they will do, or there are none. */
export function operationMessage(error: MallError, intl: IntlShape, locale: Locale) {
  const { operation, kind, serverMessage } = error;
  if (!serverMessage || isReadable(locale, serverMessage)) return undefined;
  if (kind !== 'business' && kind !== 'validation') return undefined;
  const subject = subjects[operation as OperationId];
  return subject && intl.formatMessage(operationMessages[subject]);
}
