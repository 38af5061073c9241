import type { OrderTab } from '@vermilion/mall-components/order';

/** `orderStatus` in the URL of an unpaid master order. */
export const UNPAID = 0;

/** Each tab at its `orderStatus` in the URL. */
const tabs: readonly OrderTab[] = [
  'toPay',
  'toShip',
  'toReceive',
  'completed',
  'toReview',
  'refunds',
  'cancelled',
  'all',
];

/** The status of a tab in the URL. */
export const statusOfTab = (tab: OrderTab) => tabs.indexOf(tab);

/** The tab of a status in the URL; undefined for any other text. */
export const tabOfStatus = (text: string): OrderTab | undefined =>
  tabs.find((_, status) => String(status) === text);
