import type { PaymentEvent } from './provider';

export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned';

/** What is known about the payment that an event names. */
export interface KnownPayment {
  status: PaymentStatus;
  amountMinor: number;
  currency: string;
  orderNo: string;
  isOrderPaid: boolean;
  isOrderCancelled: boolean;
}

/**
 * What an event comes to. `late`: paid after the order was cancelled; `duplicate`: paid a second time
 * by another payment; both are to be refunded. `unknown` and `mismatch` are refused.
 */
export type EventOutcome =
  'paid' | 'late' | 'duplicate' | 'failed' | 'abandoned' | 'ignored' | 'mismatch' | 'unknown';

/** Decides about an event. It must name the order, the amount and the currency of the payment. */
export function outcomeOf(event: PaymentEvent, payment: KnownPayment | undefined): EventOutcome {
  if (!payment) return 'unknown';
  const agrees =
    event.orderNo === payment.orderNo &&
    event.amountMinor === payment.amountMinor &&
    event.currency === payment.currency;
  if (!agrees) return 'mismatch';
  if (payment.status === 'paid') return 'ignored';
  if (event.kind !== 'paid') return payment.status === 'pending' ? event.kind : 'ignored';
  if (payment.isOrderCancelled) return 'late';
  return payment.isOrderPaid ? 'duplicate' : 'paid';
}

/** The status of a payment after an outcome; undefined when it stays. */
export function statusAfter(outcome: EventOutcome): PaymentStatus | undefined {
  if (outcome === 'failed' || outcome === 'abandoned') return outcome;
  return outcome === 'paid' || needsRefund(outcome) ? 'paid' : undefined;
}

/** Money came that the order cannot take. */
export const needsRefund = (outcome: EventOutcome): boolean =>
  outcome === 'late' || outcome === 'duplicate';

/** The event is answered with an error, so that the provider's own log shows it. */
export const isRefused = (outcome: EventOutcome): boolean =>
  outcome === 'unknown' || outcome === 'mismatch';
