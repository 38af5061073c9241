import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';
import type { WithDb } from '../kernel/context';

const dead = (db: Kysely<Database>, name?: string) =>
  db
    .selectFrom('job')
    .where('state', '=', 'dead')
    .$if(name !== undefined, (query) => query.where('job.name', '=', name as string));

/** With the error of their last run. */
const withError = (db: Kysely<Database>, name?: string) =>
  dead(db, name)
    .leftJoin('job_run', (join) =>
      join.onRef('job_run.job_id', '=', 'job.id').onRef('job_run.claim', '=', 'job.claims'),
    )
    .select(['job.id', 'job.name', 'job.data', 'job.attempts', 'job.ended_at as endedAt'])
    .select(['job.created_at as createdAt', 'job_run.error']);

/** Dead jobs, oldest first, with the error of their last run; at most `limit`. */
export const deadJobs = ({ db }: WithDb, limit: number) =>
  withError(db).orderBy('job.ended_at').orderBy('job.id').limit(limit).execute();

/** One page of dead jobs, of a name or all, newest first, and the job behind it. */
export const deadJobsOf = ({ db }: WithDb, name: string | undefined, slice: KeysetSlice) =>
  newestFirst(withError(db, name), 'job.id', slice).execute();

export const countDeadJobs = ({ db }: WithDb, name: string | undefined, slice: Slice) =>
  countRows(db, dead(db, name), slice);

const again = ({ db, now }: WithDb<'now'>) =>
  db
    .updateTable('job')
    .set({ state: 'waiting', due_at: now(), attempts: 0, ended_at: null })
    .where('state', '=', 'dead');

/** Restarts a dead job with all its attempts. False when there is no such job. */
export async function retryDeadJob(deps: WithDb<'now'>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await again(deps).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restarts the oldest dead jobs of a name, at most `most`. Returns how many, and whether there are more. */
export async function retryDeadJobs(deps: WithDb<'now'>, name: string, most: number) {
  const oldest = dead(deps.db, name).select('job.id').orderBy('job.id').limit(most);
  const { numUpdatedRows } = await again(deps).where('id', 'in', oldest).executeTakeFirst();
  const more = await dead(deps.db, name).select('job.id').limit(1).executeTakeFirst();
  return { retried: Number(numUpdatedRows), left: more !== undefined };
}

/** Whether there is a job that is done once, in whatever state. */
export const isQueued = async ({ db }: WithDb, id: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('job')
      .select('id')
      .where('id', '=', id)
      .where('every_seconds', 'is', null)
      .executeTakeFirst(),
  );
