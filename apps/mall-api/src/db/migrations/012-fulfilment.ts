import { sql, type Kysely } from 'kysely';

/** What shops and jobs look for: paid orders to be shipped, and orders on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shop_order_to_ship on shop_order (id) where status = 0 and is_paid`.execute(
    db,
  );
  await sql`create index shop_order_on_the_way on shop_order (shipped_at) where status = 1`.execute(
    db,
  );
}
