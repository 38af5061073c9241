import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RefundState } from './states';

export const stateNames: Record<RefundState, MessageDescriptor> = defineMessages({
  pending: { id: 'office.refund.pending', defaultMessage: 'To decide' },
  refused: { id: 'office.refund.refused', defaultMessage: 'Refused' },
  refunding: { id: 'office.refund.refunding', defaultMessage: 'Being paid back' },
  refunded: { id: 'office.refund.refunded', defaultMessage: 'Paid back' },
  toReturn: { id: 'office.refund.toReturn', defaultMessage: 'Goods to be returned' },
  returning: { id: 'office.refund.returning', defaultMessage: 'Goods on their way back' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.refunds', defaultMessage: 'Refunds' },
  state: { id: 'office.refunds.state', defaultMessage: 'State' },
  all: { id: 'office.refunds.all', defaultMessage: 'All states' },
  loading: { id: 'office.refunds.loading', defaultMessage: 'Loading refunds' },
  none: { id: 'office.refunds.none', defaultMessage: 'No refund is in this state.' },
  noneYet: { id: 'office.refunds.noneYet', defaultMessage: 'Nobody has asked for a refund yet.' },
  back: { id: 'office.refund.back', defaultMessage: 'All refunds' },
  number: { id: 'office.refund.number', defaultMessage: 'Refund' },
  order: { id: 'office.refund.order', defaultMessage: 'Order' },
  asked: { id: 'office.refund.asked', defaultMessage: 'Asked for' },
  goods: { id: 'office.refund.goods', defaultMessage: 'Goods' },
  option: { id: 'office.refund.option', defaultMessage: 'Option' },
  units: { id: 'office.refund.units', defaultMessage: 'Units' },
  amount: { id: 'office.refund.amount', defaultMessage: 'Amount' },
  reason: { id: 'office.refund.reason', defaultMessage: 'Reason of the shopper' },
  explanation: { id: 'office.refund.explanation', defaultMessage: 'In their words' },
  pictures: { id: 'office.refund.pictures', defaultMessage: 'Pictures of the shopper' },
  lines: { id: 'office.refund.lines', defaultMessage: 'Goods of the refund' },
  paidBackBy: { id: 'office.refund.paidBackBy', defaultMessage: 'Paid back' },
  byProvider: {
    id: 'office.refund.byProvider',
    defaultMessage: 'The way it was paid, by itself',
  },
  byShop: {
    id: 'office.refund.byShop',
    defaultMessage: 'By you: the shopper paid the courier in cash',
  },
  history: { id: 'office.refund.history', defaultMessage: 'History' },
  withdrawn: { id: 'office.refund.withdrawn', defaultMessage: 'Withdrawn by the shopper' },
  accepted: { id: 'office.refund.accepted', defaultMessage: 'Accepted' },
  sentBack: { id: 'office.refund.sentBack', defaultMessage: 'Goods sent back' },
  arrived: { id: 'office.refund.arrived', defaultMessage: 'Goods have arrived' },
  stateDone: { id: 'office.refund.stateDone', defaultMessage: 'Done' },
  stateCurrent: { id: 'office.refund.stateCurrent', defaultMessage: 'Now' },
  stateUpcoming: { id: 'office.refund.stateUpcoming', defaultMessage: 'Later' },
  stateFailed: { id: 'office.refund.stateFailed', defaultMessage: 'Refused' },
  accept: { id: 'office.refund.accept', defaultMessage: 'Accept' },
  acceptText: {
    id: 'office.refund.acceptText',
    defaultMessage:
      'Goods that were received have to be returned first. All else is paid back at once, which cannot be undone.',
  },
  arrive: { id: 'office.refund.arrive', defaultMessage: 'The goods are here' },
  arriveText: {
    id: 'office.refund.arriveText',
    defaultMessage:
      'The money is paid back at once, which cannot be undone. Look at the goods first.',
  },
  paidBack: { id: 'office.refund.paidBack', defaultMessage: 'I have paid it back' },
  paidBackText: {
    id: 'office.refund.paidBackText',
    defaultMessage: 'Confirm this only after you have given the shopper the money.',
  },
  refuse: { id: 'office.refund.refuse', defaultMessage: 'Refuse' },
  refuseText: {
    id: 'office.refund.refuseText',
    defaultMessage: 'The shopper reads your reason, and can ask again.',
  },
  refusal: { id: 'office.refund.refusal', defaultMessage: 'Reason' },
  working: { id: 'office.refund.working', defaultMessage: 'Please wait' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    count: { count: number };
    more: { count: number };
    detailTitle: { number: string };
    acceptTitle: { amount: string };
    arriveTitle: { amount: string };
    paidBackTitle: { amount: string };
    refuseTitle: { number: string };
    parcel: { company: string; waybill: string };
  }>({
    count: {
      id: 'office.refunds.count',
      defaultMessage: '{count, plural, one {# refund} other {# refunds}}',
    },
    more: {
      id: 'office.refund.more',
      defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    },
    detailTitle: { id: 'office.refund.detail', defaultMessage: 'Refund {number}' },
    acceptTitle: { id: 'office.refund.acceptTitle', defaultMessage: 'Accept to refund {amount}?' },
    arriveTitle: { id: 'office.refund.arriveTitle', defaultMessage: 'Pay {amount} back?' },
    paidBackTitle: {
      id: 'office.refund.paidBackTitle',
      defaultMessage: 'Have you paid {amount} back?',
    },
    refuseTitle: { id: 'office.refund.refuseTitle', defaultMessage: 'Refuse refund {number}' },
    parcel: {
      id: 'office.refund.parcel',
      defaultMessage: '{company}, tracking number {waybill}',
    },
  }),
};
