import { type Kysely, sql } from 'kysely';

/**
 * Stock and sales are counted in `sku` only, which has no index on them: updates write no index,
 * and orders for different skus of a product do not block each other. Stock and sales of a product
 * are sums of its skus.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index product_sales`.execute(db);
  await sql`alter table product drop column stock, drop column sales`.execute(db);
  // Free space for new row versions on the same page, and early vacuuming, as HOT updates need.
  await sql`alter table sku set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02)`.execute(
    db,
  );
}
