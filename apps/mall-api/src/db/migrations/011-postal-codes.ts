import { type Kysely, sql } from 'kysely';

/** Postal codes are text: they may contain letters and leading zeros. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_address alter column post_code type text using post_code::text`.execute(
    db,
  );
}
