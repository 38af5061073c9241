import { sql, type Kysely } from 'kysely';

/** A person's own reviews, and the service scores of goods, of which the rating of their shop is the mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index review_user on review (user_id, created_at desc, id desc) where user_id is not null`.execute(
    db,
  );
  await sql`create index review_service on review (product_id, service) where is_shown`.execute(db);
}
