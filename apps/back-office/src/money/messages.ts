import type { LedgerItem, PayoutStatus } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const itemNames: Record<LedgerItem, MessageDescriptor> = defineMessages({
  sale: { id: 'office.money.sale', defaultMessage: 'Sales' },
  commission: { id: 'office.money.commission', defaultMessage: 'Commission of the mall' },
  collected: { id: 'office.money.collected', defaultMessage: 'Cash that you collected' },
  paidBack: { id: 'office.money.paidBack', defaultMessage: 'Cash that you paid back' },
  refund: { id: 'office.money.refund', defaultMessage: 'Refunds' },
  payout: { id: 'office.money.payout', defaultMessage: 'Payouts' },
  payoutReturned: {
    id: 'office.money.payoutReturned',
    defaultMessage: 'Payouts that failed or were returned',
  },
  payment: { id: 'office.money.payment', defaultMessage: 'Payments' },
  coupon: { id: 'office.money.coupon', defaultMessage: 'Coupons of the mall' },
  points: { id: 'office.money.points', defaultMessage: 'Points' },
  dispute: { id: 'office.money.dispute', defaultMessage: 'Disputes' },
  adjustment: { id: 'office.money.adjustment', defaultMessage: 'Adjustments' },
});

export const payoutNames: Record<PayoutStatus, MessageDescriptor> = defineMessages({
  recorded: { id: 'office.payout.recorded', defaultMessage: 'Recorded' },
  sent: { id: 'office.payout.sent', defaultMessage: 'On its way' },
  paid: { id: 'office.payout.paid', defaultMessage: 'Paid' },
  failed: { id: 'office.payout.failed', defaultMessage: 'Failed' },
  returned: { id: 'office.payout.returned', defaultMessage: 'Returned' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.money', defaultMessage: 'Money' },
  balance: { id: 'office.money.balance', defaultMessage: 'The mall owes you' },
  available: { id: 'office.money.available', defaultMessage: 'Can be paid out' },
  frozen: { id: 'office.money.frozen', defaultMessage: 'Frozen' },
  frozenHint: {
    id: 'office.money.frozenHint',
    defaultMessage:
      'Money of an order is frozen until it can no longer be refunded, and while its payment is disputed.',
  },
  rate: { id: 'office.money.rate', defaultMessage: 'Commission on new orders' },
  account: { id: 'office.money.account', defaultMessage: 'Bank account' },
  hasAccount: {
    id: 'office.money.hasAccount',
    defaultMessage: 'Known. To change it, ask those who run the mall.',
  },
  noAccount: {
    id: 'office.money.noAccount',
    defaultMessage: 'Not known, so nothing can be paid out. Tell it to those who run the mall.',
  },
  statement: { id: 'office.money.statement', defaultMessage: 'Statement by month' },
  month: { id: 'office.money.month', defaultMessage: 'Month' },
  opening: { id: 'office.money.opening', defaultMessage: 'Balance at the beginning' },
  closing: { id: 'office.money.closing', defaultMessage: 'Balance at the end' },
  item: { id: 'office.money.item', defaultMessage: 'What for' },
  entries: { id: 'office.money.entries', defaultMessage: 'Entries' },
  amount: { id: 'office.money.amount', defaultMessage: 'Amount' },
  print: { id: 'office.money.print', defaultMessage: 'Print' },
  csv: { id: 'office.money.csv', defaultMessage: 'Entries as CSV' },
  back: { id: 'office.money.back', defaultMessage: 'Money' },
  time: { id: 'office.money.time', defaultMessage: 'Time' },
  order: { id: 'office.money.order', defaultMessage: 'Order' },
  currency: { id: 'office.money.currency', defaultMessage: 'Currency' },
  payouts: { id: 'office.payouts', defaultMessage: 'Payouts' },
  payoutsLoading: { id: 'office.payouts.loading', defaultMessage: 'Loading payouts' },
  noPayouts: { id: 'office.payouts.none', defaultMessage: 'Nothing has been paid out yet.' },
  more: { id: 'office.payouts.more', defaultMessage: 'Show earlier ones' },
  number: { id: 'office.payout.number', defaultMessage: 'Number' },
  created: { id: 'office.payout.created', defaultMessage: 'Recorded on' },
  ended: { id: 'office.payout.ended', defaultMessage: 'Ended' },
  state: { id: 'office.payout.state', defaultMessage: 'State' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    percent: { percent: number };
    statementOf: { shop: string; month: string };
  }>({
    percent: { id: 'office.money.percent', defaultMessage: '{percent, number} %' },
    statementOf: { id: 'office.money.statementOf', defaultMessage: '{shop}, {month}' },
  }),
};
