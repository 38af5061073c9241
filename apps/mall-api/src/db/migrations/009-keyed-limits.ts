import { type Kysely, sql } from 'kysely';

/** Limits and known callers are stored by keyed hashes; older rows contained personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rate_limit`.execute(db);
  await sql`delete from known_caller`.execute(db);
}
