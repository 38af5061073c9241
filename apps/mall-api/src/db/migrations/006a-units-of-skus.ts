import { sql, type Kysely } from 'kysely';

/**
 * Units are counted in the sku alone, which no index looks at: an order line then rewrites no index,
 * and orders for different skus of the same goods do not wait for each other. What is left of goods
 * and what was sold of them are the sums of their skus.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index product_sales`.execute(db);
  await sql`alter table product drop column stock, drop column sales`.execute(db);
  // Room for the next version of a row on its own page, and early tidying: what HOT updates need.
  await sql`alter table sku set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02)`.execute(
    db,
  );
}
