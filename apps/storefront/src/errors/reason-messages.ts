import { MallError } from '@vermilion/api-client';
import type { IntlShape } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { Locale } from '../i18n/locales';
import { errorMessage, withReference } from './error-message';
import { operationMessage } from './operation-messages';

/** Messages for the refusal reasons of the contract; they replace the server's message. */
export const reasonMessages = defineMessages({
  'wrong-code': {
    id: 'page.reason.wrongCode',
    defaultMessage: 'The code is wrong or has expired.',
  },
  'weak-password': {
    id: 'page.reason.weakPassword',
    defaultMessage: 'This password is too weak or too common. See the requirements below.',
  },
  'different-passwords': {
    id: 'page.reason.differentPasswords',
    defaultMessage: 'The two passwords differ.',
  },
  'wrong-email-sign-in': {
    id: 'page.reason.wrongEmailSignIn',
    defaultMessage: 'The email address or the password is wrong.',
  },
  'wrong-phone-sign-in': {
    id: 'page.reason.wrongPhoneSignIn',
    defaultMessage: 'The phone number or the password is wrong.',
  },
  'no-email-account': {
    id: 'page.reason.noEmailAccount',
    defaultMessage: 'There is no account with this email address.',
  },
  'no-phone-account': {
    id: 'page.reason.noPhoneAccount',
    defaultMessage: 'There is no account with this phone number.',
  },
  'email-taken': {
    id: 'page.reason.emailTaken',
    defaultMessage: 'There is an account with this email address already. Sign in instead.',
  },
  'phone-taken': {
    id: 'page.reason.phoneTaken',
    defaultMessage: 'There is an account with this phone number already. Sign in instead.',
  },
  'wrong-phone': {
    id: 'page.reason.wrongPhone',
    defaultMessage: 'This is not a valid phone number for the chosen country. Check the digits.',
  },
  'wrong-email': {
    id: 'page.reason.wrongEmail',
    defaultMessage: 'This is not a valid email address. Check it, such as name@example.com.',
  },
  'too-many-tries': {
    id: 'page.reason.tooManyTries',
    defaultMessage: 'Too many attempts. Please try again later.',
  },
  'not-sent': {
    id: 'page.reason.notSent',
    defaultMessage: 'The code could not be sent. Please try again.',
  },
  'price-changed': {
    id: 'page.reason.priceChanged',
    defaultMessage:
      'The price has changed. Nothing was ordered: please check the new total, then order again.',
  },
  'draft-expired': {
    id: 'page.reason.draftExpired',
    defaultMessage:
      'The prices are no longer reserved, and nothing was ordered. Reserve them again, then order.',
  },
  'link-expired': {
    id: 'page.reason.linkExpired',
    defaultMessage: 'This link has expired.',
  },
  'look-up-over': {
    id: 'page.reason.lookUpOver',
    defaultMessage: 'Your look at this order has ended. Reload the page for another code.',
  },
  'other-email': {
    id: 'page.reason.otherEmail',
    defaultMessage: 'Sign in with the email address that this order was made with.',
  },
  'shop-name-taken': {
    id: 'page.reason.shopNameTaken',
    defaultMessage: 'A shop has this name already. Choose another one.',
  },
  'shop-email-taken': {
    id: 'page.reason.shopEmailTaken',
    defaultMessage: 'A shop has this email address already. Use another one.',
  },
  'applications-waiting': {
    id: 'page.reason.applicationsWaiting',
    defaultMessage: 'Your applications await their review. Wait for it, or withdraw one.',
  },
  'unknown-country': {
    id: 'page.reason.unknownCountry',
    defaultMessage: 'We do not know the country of this address. Edit it, and choose its country.',
  },
  'order-begun': {
    id: 'page.reason.orderBegun',
    defaultMessage:
      'This order can no longer be cancelled: its shop has begun with it. You can request a refund.',
  },
  'payment-processing': {
    id: 'page.reason.paymentProcessing',
    defaultMessage: 'The payment of this order is being confirmed. You need not pay again.',
  },
  'payment-disputed': {
    id: 'page.reason.paymentDisputed',
    defaultMessage:
      'The payment of this order is disputed. It can be cancelled when that is decided.',
  },
  'no-picture': {
    id: 'page.reason.noPicture',
    defaultMessage: 'This file is not a JPG or PNG picture. Choose another one.',
  },
  'too-many-pixels': {
    id: 'page.reason.tooManyPixels',
    defaultMessage: 'This picture has too many pixels. Make it smaller, or choose another one.',
  },
  'payment-misconfigured': {
    id: 'page.reason.paymentMisconfigured',
    defaultMessage:
      'This way to pay is not set up correctly. Your order is kept. If you run this mall, check your config file.',
  },
  'sign-in-misconfigured': {
    id: 'page.reason.signInMisconfigured',
    defaultMessage:
      'Signing in with this account is not set up correctly. Sign in another way. If you run this mall, check your config file.',
  },
  'wrong-post-code': {
    id: 'page.reason.wrongPostCode',
    defaultMessage: 'This is not a valid post code for the chosen country. Check both.',
  },
});

const isKnown = (name: string | undefined): name is keyof typeof reasonMessages =>
  name !== undefined && Object.hasOwn(reasonMessages, name);

/**
 * As `errorMessage`, but in the visitor's language: for the reasons of the contract and, given a `locale`,
 * for server messages in another language. Not part of the initial JavaScript.
 */
export function reasonMessage(
  error: unknown,
  intl: IntlShape,
  locale?: Locale,
): string | undefined {
  if (!(error instanceof MallError)) return errorMessage(error, intl);
  if (isKnown(error.reason)) return intl.formatMessage(reasonMessages[error.reason]);
  const text = locale && operationMessage(error, intl, locale);
  return text ? withReference(text, error, intl) : errorMessage(error, intl);
}
