import type { ShopToday } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What waits, by its number in the API. */
export type Waiting = Exclude<keyof ShopToday, 'shopId' | 'days'>;

export const waitingNames: Record<Waiting, MessageDescriptor> = defineMessages({
  toShip: { id: 'office.today.toShip', defaultMessage: 'Orders to ship' },
  refunds: { id: 'office.today.refunds', defaultMessage: 'Refunds to decide' },
  returns: { id: 'office.today.returns', defaultMessage: 'Goods on their way back' },
  reviews: { id: 'office.today.reviews', defaultMessage: 'Reviews to answer' },
  lowStock: { id: 'office.today.lowStock', defaultMessage: 'Goods that run out' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.today', defaultMessage: 'Today' },
  loading: { id: 'office.today.loading', defaultMessage: 'Loading' },
  waiting: { id: 'office.today.waiting', defaultMessage: 'What waits' },
  sales: { id: 'office.today.sales', defaultMessage: 'Sales' },
  table: { id: 'office.today.table', defaultMessage: 'Sales by day, as a table' },
  day: { id: 'office.today.day', defaultMessage: 'Day' },
  orders: { id: 'office.today.orders', defaultMessage: 'Orders' },
  amount: { id: 'office.today.amount', defaultMessage: 'Amount' },
  up: { id: 'office.today.up', defaultMessage: 'More' },
  down: { id: 'office.today.down', defaultMessage: 'Less' },
  same: { id: 'office.today.same', defaultMessage: 'The same' },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    lastDays: { days: number; count: number };
    before: { amount: string };
    highest: { amount: string };
  }>({
    lastDays: {
      id: 'office.today.lastDays',
      defaultMessage: '{days, number} days: {count, plural, one {# order} other {# orders}}',
    },
    before: { id: 'office.today.before', defaultMessage: '{amount} in the 7 days before' },
    highest: { id: 'office.today.highest', defaultMessage: 'Highest: {amount}' },
  }),
};
