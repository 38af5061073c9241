import { defineMessages } from 'react-intl';

/**
 * Messages for reasons whose refusal the server words more precisely, such as with the goods that are sold out:
 * for shoppers in another language than the server's.
 */
export const refusalMessages = defineMessages({
  'out-of-stock': {
    id: 'page.refused.outOfStock',
    defaultMessage: 'Some items are sold out, or fewer are left than you want. Check the cart.',
  },
  'off-sale': {
    id: 'page.refused.offSale',
    defaultMessage: 'Some items are no longer on sale. Remove them from the cart.',
  },
  'held-by-others': {
    id: 'page.refused.heldByOthers',
    defaultMessage: 'Other shoppers are ordering the last units. Try again in a few minutes.',
  },
  'unpaid-orders': {
    id: 'page.refused.unpaidOrders',
    defaultMessage: 'You have too many unpaid items on order. Pay or cancel an order first.',
  },
  'limit-reached': {
    id: 'page.refused.limitReached',
    defaultMessage: 'You cannot have more of these. Remove some first.',
  },
  'address-required': {
    id: 'page.refused.addressRequired',
    defaultMessage: 'Choose a delivery address.',
  },
  'not-delivered': {
    id: 'page.refused.notDelivered',
    defaultMessage: 'A shop does not deliver to this country. Choose another address.',
  },
  'delivery-not-offered': {
    id: 'page.refused.deliveryNotOffered',
    defaultMessage: 'A shop does not offer this delivery method. Choose another one.',
  },
  'coupon-unfit': {
    id: 'page.refused.couponUnfit',
    defaultMessage: 'This coupon does not apply to this order.',
  },
  'coupon-used': {
    id: 'page.refused.couponUsed',
    defaultMessage: 'This coupon has been used already.',
  },
  'coupon-expired': {
    id: 'page.refused.couponExpired',
    defaultMessage: 'This coupon has expired.',
  },
  'coupon-not-started': {
    id: 'page.refused.couponNotStarted',
    defaultMessage: 'This coupon cannot be claimed yet.',
  },
  'coupon-sold-out': {
    id: 'page.refused.couponSoldOut',
    defaultMessage: 'All of these coupons have been claimed.',
  },
  'payment-method-closed': {
    id: 'page.refused.paymentMethodClosed',
    defaultMessage: 'This payment method is not available. Choose another one.',
  },
  'other-payment-method': {
    id: 'page.refused.otherPaymentMethod',
    defaultMessage: 'Pay with the method that you chose when you ordered.',
  },
  'payment-unavailable': {
    id: 'page.refused.paymentUnavailable',
    defaultMessage:
      'The payment cannot be started at the moment. Your order is kept: try again in a few minutes.',
  },
  'account-required': {
    id: 'page.refused.accountRequired',
    defaultMessage: 'This needs an account. Open one first.',
  },
  'email-missing': {
    id: 'page.refused.emailMissing',
    defaultMessage: 'Your account has no email address. Add one to your profile first.',
  },
  'too-many-units': {
    id: 'page.refused.tooManyUnits',
    defaultMessage: 'Fewer units are left to refund. Check the quantities.',
  },
});
