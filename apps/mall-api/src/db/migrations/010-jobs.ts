import { type Kysely, sql } from 'kysely';

/**
 * Background jobs. `due_at` is the earliest time of the next claim; a claim postpones it, so that
 * the job of a crashed process is claimed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      id bigserial primary key,
      name text not null,
      key text,
      data jsonb not null default '{}',
      every_seconds int check (every_seconds > 0),
      state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
      due_at timestamptz not null,
      attempts int not null default 0,
      claims int not null default 0,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index job_key on job (name, key)`.execute(db);
  await sql`create index job_due on job (due_at) where state = 'waiting'`.execute(db);
  await sql`create index job_ended on job (ended_at) where ended_at is not null`.execute(db);
  await sql`
    create table job_run (
      job_id bigint not null references job on delete cascade,
      claim int not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      error text,
      primary key (job_id, claim)
    )`.execute(db);
  await sql`create index job_run_started on job_run (started_at)`.execute(db);
}
