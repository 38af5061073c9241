import type { QueuedJob } from '../jobs/job';

/** Enqueued when a provider has paid out a shop's refund; the refund's domain runs it. */
export const refundPaidOut: Pick<QueuedJob<{ refundNo: string }>, 'name'> = {
  name: 'complete a refund',
};
