import type { MasterOrderDetail } from '@vermilion/api-client';
import type { PaymentResult } from '@vermilion/mall-components/order';

/** How long the shopper is told that the payment is looked at; it is looked at for longer. */
export const CHECKING_MS = 30_000;
const FIRST_MS = 1500;
const LONGEST_MS = 30_000;

/** When the server is asked after so many answers: less and less often. */
export const intervalAfter = (answers: number) =>
  Math.min(FIRST_MS * 1.4 ** Math.max(0, answers - 1), LONGEST_MS);

export interface PaymentEvidence {
  paid: boolean;
  cancelled: boolean;
  /** How the payment stands by the word of the server, where it tells. */
  state: MasterOrderDetail['payState'];
  /** What the provider wrote into the address; anybody could have. */
  redirectStatus: string | null;
  /** The patience is used up. */
  late: boolean;
  offline: boolean;
}

/** Words of addresses for a shopper who came back without paying. */
const ABANDONED = ['0', '2', 'abandoned', 'failed', 'canceled', 'cancelled'];

/**
 * What to tell the shopper. That it is paid, or that it failed, only the server says; the address may
 * at most say that the shopper gave up.
 */
export function paymentState({
  paid,
  cancelled,
  state,
  redirectStatus,
  late,
  offline,
}: PaymentEvidence): PaymentResult {
  if (paid) return 'paid';
  if (cancelled) return 'cancelled';
  if (state === 'failed') return 'failed';
  if (state === 'abandoned' || state === 'none') return 'unfinished';
  if (offline) return 'offline';
  if (redirectStatus !== null && ABANDONED.includes(redirectStatus)) return 'unfinished';
  return late ? 'unknown' : 'checking';
}

/** Whether the server may still have another word: until then, and no longer than the order lives. */
export function isOpen(
  { paid, cancelled, state }: PaymentEvidence,
  now: number,
  payBefore?: number,
) {
  const isSettled =
    paid || cancelled || state === 'failed' || state === 'abandoned' || state === 'none';
  return !isSettled && (payBefore === undefined || now <= payBefore);
}
