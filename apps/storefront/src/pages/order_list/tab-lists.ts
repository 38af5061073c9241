import type { OrderTab } from '@vermilion/mall-components/order';

const types = { toShip: 1, toReceive: 2, toReview: 4, completed: 5, cancelled: 6, all: 7 } as const;

/** The API's `type` of a tab's orders of shops; undefined where it lists none. */
export const typeOfTab = (tab: OrderTab) =>
  tab === 'toPay' || tab === 'refunds' ? undefined : types[tab];

/** Whether a tab lists unpaid master orders. */
export const listsUnpaid = (tab: OrderTab) => tab === 'toPay' || tab === 'all';
