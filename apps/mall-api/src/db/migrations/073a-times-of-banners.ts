import { type Kysely, sql } from 'kysely';

/** A banner is shown from and until a time, so that a change of the home page goes live by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table banner add column from_at timestamptz, add column until_at timestamptz,
      add check (from_at < until_at)`.execute(db);
}
