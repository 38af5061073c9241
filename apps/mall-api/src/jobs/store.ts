import { sql } from 'kysely';
import type { Deps } from '../kernel/context';
import type { JobData } from './job';

type Needs = Pick<Deps, 'db' | 'now'>;

export interface ClaimedJob {
  id: number;
  name: string;
  data: JobData;
  every_seconds: number | null;
  /** Attempts since the last success, including this one. */
  attempts: number;
  claims: number;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Claims due jobs for this process and records the start of their runs: one statement, which usually finds
 * nothing. Rows locked by others are skipped. The claim expires after `lease` seconds.
 */
export async function claim(
  { db, now }: Needs,
  names: readonly string[],
  { most, lease }: { most: number; lease: number },
): Promise<ClaimedJob[]> {
  const time = now();
  const { rows } = await sql<ClaimedJob>`
    with due as (
      select id from job
      where state = 'waiting' and due_at <= ${time} and name = any(${names})
      order by due_at limit ${most}
      for update skip locked
    ), claimed as (
      update job set due_at = ${later(time, lease)}, attempts = attempts + 1, claims = claims + 1
      from due where job.id = due.id
      returning job.id, name, data, every_seconds, attempts, claims
    ), run as (
      insert into job_run (job_id, claim, started_at) select id, claims, ${time} from claimed
    )
    select * from claimed`.execute(db);
  return rows;
}

/** Extends a claim by `lease` seconds. */
export async function renew({ db, now }: Needs, job: ClaimedJob, lease: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ due_at: later(now(), lease) })
    .where('id', '=', job.id)
    .where('claims', '=', job.claims)
    .where('state', '=', 'waiting')
    .execute();
}

/** The new state of a job after a run. */
export interface Outcome {
  state: 'waiting' | 'done' | 'dead';
  dueAt: Date;
  error?: string;
}

/** Records the result of a run. False when the claim was lost meanwhile: then another run decides. */
export async function settle(
  { db, now }: Needs,
  job: ClaimedJob,
  { state, dueAt, error }: Outcome,
): Promise<boolean> {
  const time = now();
  const { rows } = await sql`
    with run as (
      update job_run set ended_at = ${time}, error = ${error ?? null}
      where job_id = ${job.id} and claim = ${job.claims}
    )
    update job set
      state = ${state},
      due_at = ${dueAt},
      attempts = ${error === undefined ? 0 : job.attempts},
      ended_at = ${state === 'waiting' ? null : time}
    where id = ${job.id} and claims = ${job.claims} and state = 'waiting'
    returning id`.execute(db);
  return rows.length > 0;
}
