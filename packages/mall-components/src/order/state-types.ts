/** States of an order. In the API unpaid is a flag; the others are 0, 1, 2, 3 and 9. */
export const orderStates = [
  'unpaid',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'cancelled',
] as const;
/** One of `orderStates`. */
export type OrderState = (typeof orderStates)[number];

/** Tabs of the order list, in display order. */
export const orderTabs = [
  'all',
  'toPay',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunds',
  'cancelled',
] as const;
/** One of `orderTabs`. */
export type OrderTab = (typeof orderTabs)[number];
