import type { QueuedJob } from '../jobs/job';

/** Enqueued when nobody may make a payment any more; `end-payment.ts` runs it. */
export const paymentEnded: Pick<QueuedJob<{ provider: string; reference: string }>, 'name'> = {
  name: 'end a payment',
};
