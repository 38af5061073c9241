import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Job } from '../jobs/job';

const DAY = 86_400_000;

/** Deletes messages older than a week. */
export const outboxJobs: readonly Job[] = [
  {
    name: 'empty the outbox',
    everySeconds: 3600,
    async run({ db, now }) {
      const weekAgo = new Date(now().getTime() - 7 * DAY);
      await deleteInBatches(db, 'outbox_message', sql`created_at < ${weekAgo}`);
    },
  },
];
