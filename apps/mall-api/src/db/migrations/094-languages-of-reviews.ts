import { type Kysely, sql } from 'kysely';

/** The language that a review is written in; null where nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review add column language text`.execute(db);
}
