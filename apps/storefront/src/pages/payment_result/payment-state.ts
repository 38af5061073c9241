/** How long the server is asked for its word, and how often. */
export const PATIENCE_MS = 30_000;
export const INTERVAL_MS = 1500;

export interface PaymentSigns {
  paid: boolean;
  cancelled: boolean;
  /** What the provider wrote into the address; anybody could have. */
  said: string | null;
  /** The patience is used up. */
  late: boolean;
}

/**
 * What to tell the shopper. That it is paid, only the server says; the address may at most explain
 * why it is not.
 */
export function paymentState({ paid, cancelled, said, late }: PaymentSigns) {
  if (paid) return 'paid';
  if (cancelled || said === '0' || said === 'failed') return 'failed';
  if (said === '2' || said === 'abandoned') return 'unfinished';
  return late ? 'unknown' : 'checking';
}
