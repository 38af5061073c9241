import { type Kysely, sql } from 'kysely';

/** Indexes for a shop's orders and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_shop on shop_order (shop_id, id) where is_paid`.execute(db);
  await sql`create index refund_order_shop on refund_order (shop_id, id)`.execute(db);
}
