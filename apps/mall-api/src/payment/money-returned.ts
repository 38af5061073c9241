import type { QueuedJob } from '../jobs/job';

/** Enqueued when a payment was returned at its provider; the refund's domain runs it. */
export const moneyReturned: Pick<QueuedJob<{ group: number }>, 'name'> = {
  name: 'close an order whose money went back',
};
