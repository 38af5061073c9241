import { type Kysely, sql } from 'kysely';

/** What waits in a shop and what it sold lately is counted whenever its staff open the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index shop_order_shop_to_ship on shop_order (shop_id)
    where status = 'toShip' and refund_status = 'none' and (is_paid or is_cod)`,
  `create index shop_order_shop_day on shop_order (shop_id, created_at) include (pay_minor, status)
    where (is_paid or is_cod)`,
  `create index refund_order_waiting on refund_order (shop_id, status)
    where status in ('applied', 'returning')`,
  'create index review_to_answer on review (product_id) where reply is null and is_shown',
];
