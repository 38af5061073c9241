import { sql, type Kysely } from 'kysely';

/** What a sku cost when it was put into the cart, so that a change can be told; null for older rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_item add column price_minor amount`.execute(db);
}
