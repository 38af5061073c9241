import { sql } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches';
import type { Job } from './job';

const WEEK = 7 * 86_400_000;

/**
 * Deletes completed jobs after a week, and the records of their runs. Dead jobs stay until somebody handles
 * them.
 */
export const queueJobs: readonly Job[] = [
  {
    name: 'forget finished jobs',
    everySeconds: 3600,
    async run({ db, now }) {
      const weekAgo = new Date(now().getTime() - WEEK);
      await deleteInBatches(db, 'job', sql`state = 'done' and ended_at < ${weekAgo}`);
      await deleteInBatches(db, 'job_run', sql`started_at < ${weekAgo}`);
    },
  },
];
