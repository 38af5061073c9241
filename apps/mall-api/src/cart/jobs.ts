import type { Job } from '../jobs/job';

/** Deletes expired idempotency keys. */
export const cartJobs: readonly Job[] = [
  {
    name: 'forget-idempotency-keys',
    everySeconds: 3600,
    async run({ db, now }) {
      await db.deleteFrom('idempotent_call').where('expires_at', '<', now()).execute();
    },
  },
];
