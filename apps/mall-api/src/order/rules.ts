import type { ShopOrderStatus } from '../db/schema';
/** The states of a shop's order, as shown to the shopper. */
export const orderStates = [
  'unpaid',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'cancelled',
  'deleted',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActions = [
  'pay',
  'cancel',
  'ship',
  'callOff',
  'cancelPaid',
  'take',
  'review',
  'complete',
  'delete',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * The transitions of each state by action; all others are refused. Only cash-on-delivery orders can be called
 * off; they are received by paying for them. Others can be cancelled after payment until the shop begins.
 */
export const orderMachine: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  unpaid: { pay: 'toShip', cancel: 'cancelled' },
  toShip: { ship: 'toReceive', callOff: 'cancelled', cancelPaid: 'cancelled' },
  toReceive: { take: 'toReview', callOff: 'cancelled' },
  // With the last review, or automatically after some days
  toReview: { review: 'completed', complete: 'completed' },
  completed: { delete: 'deleted' },
  cancelled: { delete: 'deleted' },
  deleted: {},
};

/** The columns of a shop order in each state. */
export interface OrderColumns {
  /** paid, or cash on delivery: the shop fulfils it */
  isConfirmed: boolean;
  isDeleted: boolean;
  status: ShopOrderStatus;
}

const confirmed = (status: OrderColumns['status']): OrderColumns => ({
  isConfirmed: true,
  isDeleted: false,
  status,
});

export const columnsOf: Record<OrderState, OrderColumns> = {
  unpaid: { ...confirmed('toShip'), isConfirmed: false },
  toShip: confirmed('toShip'),
  toReceive: confirmed('toReceive'),
  toReview: confirmed('toReview'),
  completed: confirmed('completed'),
  cancelled: { ...confirmed('cancelled'), isConfirmed: false },
  deleted: { ...confirmed('completed'), isDeleted: true },
};

/** The state for a combination of columns. */
export function stateOf({ isConfirmed, isDeleted, status }: OrderColumns): OrderState {
  if (isDeleted) return 'deleted';
  return isConfirmed || status === 'cancelled' ? status : 'unpaid';
}

/** The state after an action, or null when the action is not allowed. */
export function nextState(state: OrderState, action: OrderAction): OrderState | null {
  return orderMachine[state][action] ?? null;
}

/** The transition of an action. Every action except calling off and deleting has exactly one. */
export function transitionOf(action: Exclude<OrderAction, 'callOff' | 'delete'>): {
  from: OrderColumns;
  to: OrderColumns;
} {
  for (const state of orderStates) {
    const next = nextState(state, action);
    if (next) return { from: columnsOf[state], to: columnsOf[next] };
  }
  throw new Error(`No state allows ${action}`);
}

const statusesFor = (action: OrderAction) =>
  orderStates.filter((state) => nextState(state, action)).map((state) => columnsOf[state].status);

/** The statuses in which a cash-on-delivery order can be called off. */
export const callOffStatuses = statusesFor('callOff');

/** The statuses in which an order can be removed from the shopper's lists. */
export const deleteStatuses = statusesFor('delete');

/** The states shown in each tab of the order list, by the wire's `type`; `all` includes orders with a refund. */
export const statesOfTab = {
  1: ['toShip'],
  2: ['toReceive'],
  3: ['toReview', 'completed'],
  4: ['toReview'],
  5: ['completed'],
  6: ['cancelled'],
  7: 'all',
} as const satisfies Record<number, readonly OrderState[] | 'all'>;

const REFUSALS: Record<OrderAction, string> = {
  pay: 'This order can no longer be paid.',
  cancel: 'Only an order that its shop has not begun with can be cancelled.',
  callOff: 'An order that is paid on delivery can be cancelled until it is shipped.',
  ship: 'Only an order that is paid, or paid on delivery, and has not been shipped can be shipped.',
  take: 'Only an order on its way can be confirmed as received.',
  review: 'Only received goods can be reviewed.',
  complete: 'Only a received order can be completed.',
  cancelPaid: 'This order cannot be cancelled any more: its shop has begun with it.',
  delete: 'Only a completed or cancelled order without an open refund can be deleted.',
};

/** The message for the shopper when an action is refused. */
export const orderRefusalText = (action: OrderAction): string => REFUSALS[action];
