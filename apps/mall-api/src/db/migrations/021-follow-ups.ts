import { type Kysely, sql } from 'kysely';

/** Follow-ups of reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review
    add column follow_up text,
    add column followed_up_at timestamptz,
    add check ((follow_up is null) = (followed_up_at is null))`.execute(db);
}
