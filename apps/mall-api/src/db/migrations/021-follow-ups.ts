import { sql, type Kysely } from 'kysely';

/** What a buyer adds to a review later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review
    add column follow_up text,
    add column followed_up_at timestamptz,
    add check ((follow_up is null) = (followed_up_at is null))`.execute(db);
}
