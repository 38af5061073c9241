import type { OrderRefund, OrderState } from '../types';

/** Actions that a shopper can take on an order. */
export const orderActionNames = [
  'pay',
  'confirmReceipt',
  'review',
  'buyAgain',
  'view',
  'refund',
  'cancel',
  'delete',
] as const;
export type OrderAction = (typeof orderActionNames)[number];

const orderLinks = ['view', 'review', 'refund'] as const;
export type OrderLink = (typeof orderLinks)[number];

export const isLink = (action: OrderAction): action is OrderLink =>
  orderLinks.some((link) => link === action);

/** Actions with a callback; the others are links. */
export type OrderCommand = Exclude<OrderAction, OrderLink>;

/** Actions by state, the main one first. */
const actionsOf: Record<OrderState, readonly OrderAction[]> = {
  unpaid: ['pay', 'view', 'cancel'],
  toShip: ['view', 'refund'],
  toReceive: ['confirmReceipt', 'view'],
  toReview: ['review', 'buyAgain', 'view', 'refund'],
  completed: ['buyAgain', 'view', 'refund', 'delete'],
  cancelled: ['buyAgain', 'view'],
};

/** An order to be paid on delivery is cancelled instead of refunded until it is handed over. */
const actionsOnDelivery: Partial<Record<OrderState, readonly OrderAction[]>> = {
  toShip: ['view', 'cancel'],
  toReceive: ['view'],
};

/** Actions that are not available during a refund. */
const endsRefund: readonly OrderAction[] = ['confirmReceipt', 'review', 'refund', 'delete'];

export interface OrderActionsOf {
  state: OrderState;
  /** Absent when there is no refund, open or complete. */
  refund?: OrderRefund;
  /** Amount to be collected by the courier, in minor units; absent when there is none. */
  collectMinor?: number;
}

/** The actions available for an order, the main one first. */
export function orderActions({ state, refund, collectMinor }: OrderActionsOf): OrderAction[] {
  const own = collectMinor === undefined ? undefined : actionsOnDelivery[state];
  return (own ?? actionsOf[state]).filter((action) => !(refund && endsRefund.includes(action)));
}

/** Actions that need confirmation. */
export const confirmedActions = ['confirmReceipt', 'cancel', 'delete'] as const;
export type ConfirmedAction = (typeof confirmedActions)[number];

/** Whether the action needs confirmation, since it cannot be undone. */
export const needsConfirmation = (action: OrderAction): action is ConfirmedAction =>
  confirmedActions.some((confirmed) => confirmed === action);
