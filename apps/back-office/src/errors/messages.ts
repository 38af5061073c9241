import { defineMessages } from 'react-intl';

/** Why a call failed, where the server gives no reason. */
export const failureMessages = defineMessages({
  offline: {
    id: 'office.failed.offline',
    defaultMessage: 'There is no connection. Check it, then try again.',
  },
  timeout: {
    id: 'office.failed.timeout',
    defaultMessage: 'The server took too long. Try again in a moment.',
  },
  busy: {
    id: 'office.failed.busy',
    defaultMessage: 'The server is busy. Try again in a moment.',
  },
  forbidden: {
    id: 'office.failed.forbidden',
    defaultMessage: 'Your roles do not allow this. Ask an owner for the role that it needs.',
  },
  session: {
    id: 'office.failed.session',
    defaultMessage: 'Your session has ended. Sign in again.',
  },
  invalid: {
    id: 'office.failed.invalid',
    defaultMessage: 'The server does not accept what you entered. Check it, then try again.',
  },
  unknown: {
    id: 'office.failed.unknown',
    defaultMessage: 'This did not work. Try again.',
  },
});

/** Reasons of the contract that calls of the back office are refused for. */
export const reasonMessages = defineMessages({
  'not-found': {
    id: 'office.reason.notFound',
    defaultMessage: 'This is not there any more, or it belongs to another shop.',
  },
  'wrong-state': {
    id: 'office.reason.wrongState',
    defaultMessage: 'This has changed in the meantime. Look at its state, then try again.',
  },
  stale: {
    id: 'office.reason.stale',
    defaultMessage: 'Somebody else has changed this in the meantime.',
  },
  'refund-in-progress': {
    id: 'office.reason.refundInProgress',
    defaultMessage: 'This order is being refunded. Decide on its refund first.',
  },
  'refund-unpaid': {
    id: 'office.reason.refundUnpaid',
    defaultMessage: 'No payment of this order holds the money. Ask those who run the mall.',
  },
  'payment-disputed': {
    id: 'office.reason.paymentDisputed',
    defaultMessage: 'The shopper disputes this payment at their bank. The bank decides first.',
  },
  'refund-done': {
    id: 'office.reason.refundDone',
    defaultMessage: 'This order has been refunded. Nothing is left to ship.',
  },
  'coupon-expired': {
    id: 'office.reason.couponExpired',
    defaultMessage: 'This coupon is over. Give another one.',
  },
  'coupon-sold-out': {
    id: 'office.reason.couponSoldOut',
    defaultMessage: 'All of these coupons are given. Allow more of them first.',
  },
  'delivery-not-offered': {
    id: 'office.reason.deliveryNotOffered',
    defaultMessage: 'The shopper chose another way of delivery. Use that.',
  },
  'not-delivered': {
    id: 'office.reason.notDelivered',
    defaultMessage: 'The shop does not deliver to this country.',
  },
  'in-use': {
    id: 'office.reason.inUse',
    defaultMessage: 'This is the last owner. Make somebody else an owner first.',
  },
  'invalid-value': {
    id: 'office.reason.invalidValue',
    defaultMessage: 'The server does not accept this value. Choose another one.',
  },
  'wrong-email': {
    id: 'office.reason.wrongEmail',
    defaultMessage: 'This is not a valid email address. Check it, such as name@example.com.',
  },
  'wrong-phone': {
    id: 'office.reason.wrongPhone',
    defaultMessage: 'This is not a valid phone number. Write it with + and the country code.',
  },
  'wrong-email-sign-in': {
    id: 'office.reason.wrongEmailSignIn',
    defaultMessage: 'The email address or the password is wrong.',
  },
  'wrong-phone-sign-in': {
    id: 'office.reason.wrongPhoneSignIn',
    defaultMessage: 'The phone number or the password is wrong.',
  },
  'too-many-tries': {
    id: 'office.reason.tooManyTries',
    defaultMessage: 'Too many attempts. Wait a quarter of an hour, then try again.',
  },
  'wrong-code': {
    id: 'office.reason.wrongCode',
    defaultMessage: 'This code is wrong, or was used already. Wait for the next one.',
  },
  'second-factor-missing': {
    id: 'office.reason.secondFactorMissing',
    defaultMessage: 'Set up a second factor first.',
  },
  'factor-unproved': {
    id: 'office.reason.factorUnproved',
    defaultMessage:
      'Too much time has passed. Close this, begin again, and confirm that it is you.',
  },
  'wrong-passkey': {
    id: 'office.reason.wrongPasskey',
    defaultMessage: 'This passkey is not one of this account, or it took too long. Try again.',
  },
  'passkeys-unavailable': {
    id: 'office.reason.passkeysUnavailable',
    defaultMessage: 'Passkeys do not work at the address of this mall. Use an app.',
  },
  'already-done': {
    id: 'office.reason.alreadyDone',
    defaultMessage: 'This is done already. Reload the page.',
  },
  'account-required': {
    id: 'office.reason.accountRequired',
    defaultMessage: 'This needs an account with a password. Open one in the mall first.',
  },
  'shop-name-taken': {
    id: 'office.reason.shopNameTaken',
    defaultMessage: 'Another shop has this name. Choose another one.',
  },
  'shop-email-taken': {
    id: 'office.reason.shopEmailTaken',
    defaultMessage: 'Another shop has this email address.',
  },
  'no-picture': {
    id: 'office.reason.noPicture',
    defaultMessage: 'This is not a picture. Choose a JPG or PNG file.',
  },
  'too-many-pixels': {
    id: 'office.reason.tooManyPixels',
    defaultMessage: 'This picture is too large. Choose one with fewer pixels.',
  },
  'limit-reached': {
    id: 'office.reason.limitReached',
    defaultMessage: 'There is no room for more. Remove something first.',
  },
  'link-expired': {
    id: 'office.reason.linkExpired',
    defaultMessage: 'This invitation was used already, or is over. Ask for a new one.',
  },
});
