import type { QueuedJob } from '../jobs/job';

/** Enqueued when a payment must no longer be made; `end-payment.ts` runs it. */
export const paymentEnded: Pick<QueuedJob<{ provider: string; reference: string }>, 'name'> = {
  name: 'end a payment',
};
