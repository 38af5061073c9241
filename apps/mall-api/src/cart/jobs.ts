import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Job } from '../jobs/job';

/** Deletes expired idempotency keys. */
export const cartJobs: readonly Job[] = [
  {
    name: 'forget-idempotency-keys',
    everySeconds: 3600,
    async run({ db, now }) {
      await deleteInBatches(db, 'idempotent_call', sql`expires_at < ${now()}`);
    },
  },
];
