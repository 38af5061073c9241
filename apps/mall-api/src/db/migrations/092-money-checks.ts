import { type Kysely, sql } from 'kysely';

/** Results of the daily check of money, and whether this database is a restored copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // report: as the operator API shows it
  `create table money_check (
    id serial primary key,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    found int not null,
    report jsonb not null
  )`,
  // restored_at: everything older was written by the mall that this is a copy of
  `create table restored_copy (
    id serial primary key,
    restored_at timestamptz not null,
    released_at timestamptz
  )`,
  // At most one that is not released
  `create unique index restored_copy_open on restored_copy ((true)) where released_at is null`,
];
