import { sql } from 'kysely';
import type { WithDb } from '../kernel/context';

/**
 * Makes a recurring job due, as when an operator does not want to wait for its hour. False when there is none of that
 * name. One that is running at the moment may run a second time, which jobs bear.
 */
export async function makeDue({ db, now }: WithDb<'now'>, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ due_at: now() })
    .where('name', '=', name)
    .where('every_seconds', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Recurring jobs by name: when the last run of each began, and the error of the last one that has ended. */
export const recurringJobs = ({ db }: WithDb) =>
  db
    .selectFrom('job')
    .select(['name', 'every_seconds as everySeconds', 'due_at as nextAt'])
    .select([lastRun<Date>('started_at', 'true').as('lastAt')])
    .select([lastRun<string>('error', 'ended_at is not null').as('error')])
    .where('every_seconds', 'is not', null)
    .$narrowType<{ everySeconds: number }>()
    .orderBy('name')
    .execute();

const lastRun = <Value>(column: string, condition: string) =>
  sql<Value | null>`(select ${sql.raw(column)} from job_run
    where job_id = job.id and ${sql.raw(condition)} order by claim desc limit 1)`;
