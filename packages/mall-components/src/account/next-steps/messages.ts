import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'account.steps', defaultMessage: 'What comes next' },
  empty: { id: 'account.stepsEmpty', defaultMessage: 'Nothing is waiting for you at the moment.' },
  goShopping: { id: 'account.goShopping', defaultMessage: 'Go shopping' },
});

/** Title of a step, and the text of its link. */
export const texts = defineMessages<{
  pay: { amount: string; count: number };
  sendBack: {};
  coupon: { amount: string; name: string };
  receive: { count: number };
  refund: { amount: string };
  review: { count: number };
  sendBackDetail: { amount: string };
  ends: { date: string };
}>({
  pay: {
    id: 'account.pay',
    defaultMessage: 'Pay {amount} for {count, plural, one {# item} other {# items}}',
  },
  sendBack: { id: 'account.sendBack', defaultMessage: 'Send the items back' },
  sendBackDetail: {
    id: 'account.sendBackDetail',
    defaultMessage: '{amount} is refunded when they have arrived',
  },
  coupon: { id: 'account.coupon', defaultMessage: '{amount} off with “{name}”' },
  ends: { id: 'account.ends', defaultMessage: 'Ends on {date}' },
  receive: {
    id: 'account.receive',
    defaultMessage:
      '{count, plural, one {# order is on its way} other {# orders are on their way}}',
  },
  refund: { id: 'account.refund', defaultMessage: 'A refund of {amount} is under way' },
  review: {
    id: 'account.review',
    defaultMessage:
      '{count, plural, one {# item waits for your review} other {# items wait for your review}}',
  },
});

export const actions = defineMessages({
  pay: { id: 'account.payAction', defaultMessage: 'Pay' },
  sendBack: { id: 'account.sendBackAction', defaultMessage: 'Send back' },
  coupon: { id: 'account.couponAction', defaultMessage: 'Use' },
  receive: { id: 'account.receiveAction', defaultMessage: 'Track' },
  refund: { id: 'account.refundAction', defaultMessage: 'View' },
  review: { id: 'account.reviewAction', defaultMessage: 'Review' },
});
