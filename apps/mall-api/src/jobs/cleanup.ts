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
      await db
        .deleteFrom('job')
        .where('state', '=', 'done')
        .where('ended_at', '<', weekAgo)
        .execute();
      await db.deleteFrom('job_run').where('started_at', '<', weekAgo).execute();
    },
  },
];
