import { type Kysely, sql } from 'kysely';

/** Why and since when an account is blocked, and why a review is hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_account add column blocked_at timestamptz, add column block_reason text`.execute(
    db,
  );
  await sql`alter table review add column hide_reason text`.execute(db);
}
