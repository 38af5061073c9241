import { sql, type Kysely } from 'kysely';

/** Limits and known callers are kept under keyed hashes from now on; what was kept before named people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rate_limit`.execute(db);
  await sql`delete from known_caller`.execute(db);
}
