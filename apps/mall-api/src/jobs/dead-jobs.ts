import type { Deps } from '../kernel/context';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Dead jobs, oldest first, with the error of their last run; at most `limit`. */
export const deadJobs = ({ db }: Pick<Needs, 'db'>, limit: number) =>
  db
    .selectFrom('job')
    .leftJoin('job_run', (join) =>
      join.onRef('job_run.job_id', '=', 'job.id').onRef('job_run.claim', '=', 'job.claims'),
    )
    .select(['job.id', 'job.name', 'job.data', 'job.attempts', 'job.ended_at as endedAt'])
    .select('job_run.error')
    .where('state', '=', 'dead')
    .orderBy('job.ended_at')
    .orderBy('job.id')
    .limit(limit)
    .execute();

/** Restarts a dead job with all its attempts. False when there is no such job. */
export async function retryDeadJob({ db, now }: Needs, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'waiting', due_at: now(), attempts: 0, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
