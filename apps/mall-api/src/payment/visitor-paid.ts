import type { QueuedJob } from '../jobs/job';

/** Enqueued when an order of a visitor is paid, or placed to be paid on delivery; `visitor/mail-link.ts` runs it. */
export const visitorPaid: Pick<QueuedJob<{ group: number }>, 'name'> = {
  name: 'mail: link to an order',
};
