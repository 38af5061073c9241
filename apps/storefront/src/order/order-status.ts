import type { OrderTab } from '@vermilion/mall-components/order';

/** `orderStatus` of an address, and `type` of the API where it has one, for each tab. */
const tabs: Record<OrderTab, { status: number; type?: 1 | 2 | 4 | 5 }> = {
  toPay: { status: 0 },
  toShip: { status: 1, type: 1 },
  toReceive: { status: 2, type: 2 },
  completed: { status: 3, type: 5 },
  toReview: { status: 4, type: 4 },
};

export const statusOfTab = (tab: OrderTab) => tabs[tab].status;
export const typeOfTab = (tab: OrderTab) => tabs[tab].type;

/** The tab of an address; the first where it says nothing. */
export function tabOf(query: URLSearchParams): OrderTab {
  const status = query.get('orderStatus');
  if (status === null || !/^\d$/.test(status)) return 'toPay';
  const names = Object.keys(tabs) as OrderTab[]; // keys() forgets the names
  return names.find((name) => tabs[name].status === Number(status)) ?? 'toPay';
}
