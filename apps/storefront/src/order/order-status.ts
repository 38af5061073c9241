import type { OrderTab } from '@vermilion/mall-components/order';

/** `orderStatus` in the URL of an unpaid master order. */
export const UNPAID = 0;

/** `orderStatus` in the URL for each tab, and `type` of the API where it has one. */
const tabs: Record<OrderTab, { status: number; type?: 1 | 2 | 4 | 5 | 6 }> = {
  toPay: { status: UNPAID },
  toShip: { status: 1, type: 1 },
  toReceive: { status: 2, type: 2 },
  completed: { status: 3, type: 5 },
  toReview: { status: 4, type: 4 },
  // Not a list of orders: all refunds
  refunds: { status: 5 },
  cancelled: { status: 6, type: 6 },
};

export const statusOfTab = (tab: OrderTab) => tabs[tab].status;
export const typeOfTab = (tab: OrderTab) => tabs[tab].type;

/** The tab of a status in the URL; undefined for any other text. */
export function tabOfStatus(status: string): OrderTab | undefined {
  const names = Object.keys(tabs) as OrderTab[]; // Object.keys widens to string
  return names.find((name) => String(tabs[name].status) === status);
}
