import type { MallError, OperationId } from '@vermilion/api-client';
import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { Locale } from '../i18n/locales';
import { refusalMessages } from './refusal-messages';

/** Messages for refusals whose reason has no message, by operation. */
const operationMessages = defineMessages({
  cart: {
    id: 'page.refused.cart',
    defaultMessage:
      'The cart could not be changed: the items may be sold out, or fewer are left than you want.',
  },
  checkout: {
    id: 'page.refused.checkout',
    defaultMessage:
      'The order could not be placed because something in it has changed. Nothing was charged. Please start again from the cart.',
  },
  coupon: {
    id: 'page.refused.coupon',
    defaultMessage: 'This coupon cannot be used here, or is no longer there.',
  },
  order: {
    id: 'page.refused.order',
    defaultMessage: 'This is no longer possible for this order. Check its current status.',
  },
  payment: {
    id: 'page.refused.payment',
    defaultMessage: 'The payment could not be started. Check the current status of the order.',
  },
  address: {
    id: 'page.refused.address',
    defaultMessage: 'The addresses could not be changed. Check what you have filled in.',
  },
  profile: {
    id: 'page.refused.profile',
    defaultMessage: 'Your profile could not be saved. Check what you have filled in.',
  },
  picture: {
    id: 'page.refused.picture',
    defaultMessage: 'The picture could not be uploaded. Choose another JPG or PNG picture.',
  },
  review: {
    id: 'page.refused.review',
    defaultMessage: 'Your review could not be accepted. You may have reviewed this item already.',
  },
});

const subjects: Partial<Record<OperationId, keyof typeof operationMessages>> = {
  addToCart: 'cart',
  setCartQuantity: 'cart',
  deleteCartItems: 'cart',
  resetCartItem: 'cart',
  saveForLater: 'cart',
  moveToCart: 'cart',
  deleteSavedItems: 'cart',
  collectCartItems: 'cart',
  createPreOrder: 'checkout',
  createOrder: 'checkout',
  computePrice: 'coupon',
  claimCoupon: 'coupon',
  cancelOrder: 'order',
  takeOrder: 'order',
  deleteOrder: 'order',
  applyForRefund: 'order',
  withdrawRefund: 'order',
  startPayment: 'payment',
  saveAddress: 'address',
  deleteAddress: 'address',
  setDefaultAddress: 'address',
  editUser: 'profile',
  uploadImage: 'picture',
  writeReview: 'review',
};

const isWorded = (reason: string | undefined): reason is keyof typeof refusalMessages =>
  reason !== undefined && Object.hasOwn(refusalMessages, reason);

/** The scripts of languages that do not use Latin letters. */
const letters: Partial<Record<Locale, RegExp>> = {
  'zh-CN': /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  lao: /\p{Script=Lao}/u,
};

/**
 * Whether the server's message can be in this language. English is assumed unless the script says otherwise.
 */
const isReadable = (locale: Locale, words: string) =>
  locale === 'en' || (letters[locale]?.test(words) ?? false);

/**
 * Our message for a refusal whose own message is in another language; undefined if that is readable or we
 * have none.
 */
export function operationMessage(error: MallError, intl: IntlShape, locale: Locale) {
  const { operation, kind, reason, serverMessage } = error;
  if (!serverMessage || isReadable(locale, serverMessage)) return undefined;
  if (kind !== 'business' && kind !== 'validation') return undefined;
  if (isWorded(reason)) return intl.formatMessage(refusalMessages[reason]);
  const subject = subjects[operation as OperationId];
  return subject && intl.formatMessage(operationMessages[subject]);
}
