import type { QueuedJob } from '../jobs/job';

/** Enqueued when a visitor's order is paid, or placed as cash on delivery; `visitor/mail-link.ts` runs it. */
export const visitorPaid: Pick<QueuedJob<{ group: number }>, 'name'> = {
  name: 'mail: link to an order',
};
