import { type Kysely, sql } from 'kysely';

/** A shopper's own reviews, and service scores of goods, whose mean is the rating of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index review_user on review (user_id, created_at desc, id desc) where user_id is not null`.execute(
    db,
  );
  await sql`create index review_service on review (product_id, service) where is_shown`.execute(db);
}
