import type { PaymentRefundTable } from '../db/schema';
import type { PaymentEvent } from '../kernel/payment-provider';

export type PaymentStatus = 'pending' | 'processing' | 'paid' | 'failed' | 'abandoned';
export type RefundReason = PaymentRefundTable['reason'];

/** What is known about the payment of an event. */
export interface PaymentOfEvent {
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  orderNo: string;
  isOrderPaid: boolean;
  isOrderCancelled: boolean;
}

/**
 * The outcome of an event. Money is refunded when it is `late`: paid after the order was cancelled;
 * `duplicate`: paid again by another payment; `foreign`: another amount or currency. `mismatch` contradicts
 * the payment without any money: rejected. `processing`: accepted, settles late. `pending`: no such payment yet.
 */
export type EventOutcome =
  | 'processing'
  | 'paid'
  | 'late'
  | 'duplicate'
  | 'foreign'
  | 'failed'
  | 'abandoned'
  | 'ignored'
  | 'mismatch'
  | 'pending';

/** Evaluates an event. It must match the order, the amount and the currency of the payment. */
export function outcomeOf(event: PaymentEvent, payment: PaymentOfEvent | undefined): EventOutcome {
  if (!payment) return 'pending';
  const agrees =
    event.orderNo === payment.orderNo &&
    event.amountMinor === payment.amountMinor &&
    event.currency === payment.currency;
  if (!agrees) return event.kind === 'paid' ? 'foreign' : 'mismatch';
  if (payment.status === 'paid') return 'ignored';
  if (event.kind === 'processing') {
    const isOver = payment.isOrderPaid || payment.isOrderCancelled;
    return isOver || payment.status === 'processing' ? 'ignored' : 'processing';
  }
  if (event.kind !== 'paid') return isInProgress(payment) ? event.kind : 'ignored';
  if (payment.isOrderCancelled) return 'late';
  return payment.isOrderPaid ? 'duplicate' : 'paid';
}

/** Not final: it waits for the shopper, or for the money. */
const isInProgress = ({ status }: Pick<PaymentOfEvent, 'status'>) =>
  status === 'pending' || status === 'processing';

/** The status of a payment after an outcome; undefined when unchanged. */
export function statusAfter(
  outcome: EventOutcome,
  { status }: Pick<PaymentOfEvent, 'status'>,
): PaymentStatus | undefined {
  if (outcome === 'failed' || outcome === 'abandoned' || outcome === 'processing') return outcome;
  // The payment is final at the provider, and the expected amount has not arrived
  if (outcome === 'foreign') return isInProgress({ status }) ? 'failed' : undefined;
  return outcome === 'paid' || refundReason(outcome) ? 'paid' : undefined;
}

/** Why received money is refunded; undefined when the order takes it. */
export const refundReason = (outcome: EventOutcome): RefundReason | undefined =>
  outcome === 'late' || outcome === 'duplicate' || outcome === 'foreign' ? outcome : undefined;

/** Answered with an error, so that the provider retries and logs it. */
export const isRefused = (outcome: EventOutcome): boolean =>
  outcome === 'pending' || outcome === 'mismatch';

/** Why no payment of an order can be started; undefined when one can. */
export function payObstacle(order: {
  isPaid: boolean;
  isCancelled: boolean;
  /** a provider has accepted a payment, but not received the money yet */
  isProcessing: boolean;
}): 'paid' | 'cancelled' | 'processing' | undefined {
  if (order.isPaid) return 'paid';
  if (order.isCancelled) return 'cancelled';
  return order.isProcessing ? 'processing' : undefined;
}
