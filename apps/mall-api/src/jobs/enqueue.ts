import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps, WithDb } from '../kernel/context';
import type { AnyJob, JobData, QueuedJob } from './job';

export interface EnqueueOptions {
  /**
   * Deduplication: of jobs with the same name and key only the first is kept, until a week after it is done.
   */
  key?: string;
  /** Earliest time to run. */
  dueAt?: Date;
}

/**
 * Adds a job to the queue. With a transaction in `db` the job exists if and only if the transaction is
 * committed.
 */
export async function enqueue<Data extends JobData>(
  { db, now }: Pick<Deps, 'now'> & { db: Kysely<Database> },
  { name }: Pick<QueuedJob<Data>, 'name'>,
  data: Data,
  { key, dueAt }: EnqueueOptions = {},
): Promise<void> {
  const time = now();
  await db
    .insertInto('job')
    .values({
      name,
      key: key ?? null,
      data: JSON.stringify(data),
      every_seconds: null,
      due_at: dueAt ?? time,
      created_at: time,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['name', 'key']).doNothing())
    .execute();
}

/** Adds recurring jobs to the queue unless another process has done so. */
export async function schedule({ db, now }: WithDb<'now'>, jobs: readonly AnyJob[]) {
  const time = now();
  const rows = jobs.flatMap((job) =>
    'everySeconds' in job
      ? {
          name: job.name,
          key: 'schedule',
          every_seconds: job.everySeconds,
          due_at: new Date(time.getTime() + job.everySeconds * 1000),
          created_at: time,
          ended_at: null,
        }
      : [],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'key'])
        .doUpdateSet((eb) => ({ every_seconds: eb.ref('excluded.every_seconds') })),
    )
    .execute();
}
