import type { OrderRefund } from '../refund-types';
import type { OrderState } from '../state-types';

/** Actions that a shopper can take on an order. */
export const orderActionNames = [
  'pay',
  'confirmReceipt',
  'review',
  'buyAgain',
  'view',
  'logistics',
  'refund',
  'cancel',
  'delete',
] as const;
/** One of `orderActionNames`. */
export type OrderAction = (typeof orderActionNames)[number];

const orderLinks = ['view', 'logistics', 'review', 'refund'] as const;
export type OrderLink = (typeof orderLinks)[number];

export const isLink = (action: OrderAction): action is OrderLink =>
  orderLinks.some((link) => link === action);

/** Actions with a callback; the others are links. */
export type OrderCommand = Exclude<OrderAction, OrderLink>;

/** Actions by state, the main one first. */
const actionsOf: Record<OrderState, readonly OrderAction[]> = {
  unpaid: ['pay', 'view', 'cancel'],
  toShip: ['view', 'cancel', 'refund'],
  toReceive: ['confirmReceipt', 'logistics', 'view', 'refund'],
  toReview: ['review', 'buyAgain', 'view', 'logistics', 'refund'],
  completed: ['buyAgain', 'view', 'logistics', 'refund', 'delete'],
  cancelled: ['buyAgain', 'view', 'delete'],
};

/** An order to be paid on delivery is cancelled instead of refunded until it is handed over. */
const actionsOnDelivery: Partial<Record<OrderState, readonly OrderAction[]>> = {
  toShip: ['view', 'cancel'],
  toReceive: ['logistics', 'view'],
};

/** Actions that are not available during a refund. */
const endsRefund: readonly OrderAction[] = ['confirmReceipt', 'review', 'refund', 'cancel'];

const isOpen = ({ stage }: OrderRefund) => stage !== 'refunded';

/** What determines the actions of an order. */
export interface OrderActionsOf {
  /** Determines which actions are possible. */
  state: OrderState;
  /** Absent when there is no refund, open or complete. */
  refund?: OrderRefund;
  /** Amount to be collected by the courier, in minor units; absent when there is none. */
  collectMinor?: number;
  /** The payment of an unpaid order is being confirmed: it cannot be paid again. */
  isPaymentProcessing?: boolean;
  /** The shop has not begun with a confirmed order, so it can be cancelled. */
  isCancellable?: boolean;
}

/** The actions available for an order, the main one first. */
export function orderActions(order: OrderActionsOf): OrderAction[] {
  const { state, refund, collectMinor, isCancellable } = order;
  const own = collectMinor === undefined ? undefined : actionsOnDelivery[state];
  const isAvailable = (action: OrderAction) => {
    if (action === 'pay') return !order.isPaymentProcessing;
    if (action === 'delete') return !refund || !isOpen(refund);
    if (action === 'cancel' && state !== 'unpaid' && !isCancellable) return false;
    return !(refund && endsRefund.includes(action));
  };
  return (own ?? actionsOf[state]).filter(isAvailable);
}

/** Actions that need confirmation. */
export const confirmedActions = ['confirmReceipt', 'cancel', 'delete'] as const;
/** One of `confirmedActions`. */
export type ConfirmedAction = (typeof confirmedActions)[number];

/** Whether the action needs confirmation, since it cannot be undone. */
export const needsConfirmation = (action: OrderAction): action is ConfirmedAction =>
  confirmedActions.some((confirmed) => confirmed === action);
