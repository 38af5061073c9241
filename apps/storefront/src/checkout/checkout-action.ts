import type { PendingAction } from '../session/pending-action';

/** The sources of an order. */
export type CheckoutAction = Exclude<
  PendingAction,
  { type: 'collect' | 'collectOne' | 'claimCoupon' }
>;
