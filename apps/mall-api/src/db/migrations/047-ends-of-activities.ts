import { type Kysely, sql } from 'kysely';

/** An activity can have an end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity add column ends_at timestamptz`.execute(db);
}
