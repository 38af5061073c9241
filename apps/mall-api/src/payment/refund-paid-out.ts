import type { QueuedJob } from '../jobs/job';

/** Enqueued when a provider has given back the money of a shop's refund; the refund's domain runs it. */
export const refundPaidOut: Pick<QueuedJob<{ refundNo: string }>, 'name'> = {
  name: 'complete a refund',
};
