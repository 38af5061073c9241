import type { Policy } from './policy';

const DAY_MS = 86_400_000;

/** The time from which an order completed at a time can no longer be refunded. */
export const refundUntil = (completedAt: Date, days: Policy['refund']['days']): Date =>
  new Date(completedAt.getTime() + days * DAY_MS);
