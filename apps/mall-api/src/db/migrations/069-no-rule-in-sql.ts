import { sql, type Kysely } from 'kysely';

/** No statement decides by itself any more whether the others are to be committed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function require_that(boolean)`.execute(db);
}
