import { type Kysely, sql } from 'kysely';

/** Price of a sku when it was added to the cart; null for older rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_item add column price_minor amount`.execute(db);
}
