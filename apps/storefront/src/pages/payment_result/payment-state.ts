import type { MasterOrderDetail } from '@vermilion/api-client';
import type { PaymentResult } from '@vermilion/mall-components/order';

/** Milliseconds for which the page says that the payment is being checked; polling continues afterwards. */
export const CHECKING_MS = 30_000;
const FIRST_MS = 1500;
const LONGEST_MS = 30_000;

/** The polling interval after a number of responses; it grows. */
export const intervalAfter = (answers: number) =>
  Math.min(FIRST_MS * 1.4 ** Math.max(0, answers - 1), LONGEST_MS);

/** The polling interval while a QR code is shown, since the shopper is waiting. */
export const CODE_MS = 3000;

export interface PaymentSignals {
  paid: boolean;
  cancelled: boolean;
  /** Cash on delivery. */
  onDelivery: boolean;
  /** Accepted by the provider, and settled in some days. */
  processing: boolean;
  /** The payment state reported by the server, if any. */
  state: MasterOrderDetail['payState'];
  /** From the provider's return URL; not trustworthy, since anybody could have written it. */
  redirectStatus: string | null;
  /** The time for checking has passed. */
  late: boolean;
  offline: boolean;
}

/** Return URL values of a shopper who came back without paying. */
const ABANDONED = ['0', '2', 'abandoned', 'failed', 'canceled', 'cancelled'];

/**
 * The result to show. Only the server decides whether the payment succeeded or failed; the URL can at most
 * say that the shopper gave up.
 */
export function paymentState({
  paid,
  cancelled,
  onDelivery,
  processing,
  state,
  redirectStatus,
  late,
  offline,
}: PaymentSignals): PaymentResult {
  if (paid) return 'paid';
  if (cancelled) return 'cancelled';
  if (onDelivery) return 'onDelivery';
  if (processing) return 'confirming';
  if (state === 'failed') return 'failed';
  if (state === 'abandoned' || state === 'none') return 'unfinished';
  if (offline) return 'offline';
  if (redirectStatus !== null && ABANDONED.includes(redirectStatus)) return 'unfinished';
  return late ? 'unknown' : 'checking';
}

/** Whether the result may still change: until the payment is settled or the order expires. */
export function isOpen(
  { paid, cancelled, onDelivery, state }: PaymentSignals,
  now: number,
  payBefore?: number,
) {
  const isSettled =
    paid ||
    cancelled ||
    onDelivery ||
    state === 'failed' ||
    state === 'abandoned' ||
    state === 'none';
  return !isSettled && (payBefore === undefined || now <= payBefore);
}
