import type { PendingAction } from '../session/pending-action';

/** What an order starts from. */
export type CheckoutAction = Exclude<
  PendingAction,
  { type: 'collect' | 'collectOne' | 'claimCoupon' }
>;
