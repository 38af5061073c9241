import { type Kysely, sql } from 'kysely';

/** Operators edit hot words, as what has a version in 069. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hot_keyword add column version int not null default 1`.execute(db);
}
