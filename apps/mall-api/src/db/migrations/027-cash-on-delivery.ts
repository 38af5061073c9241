import { type Kysely, sql } from 'kysely';

/** Cash on delivery: orders are shipped before payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table shop_order
    add column is_cod boolean not null default false,
    add column collected_at timestamptz`,
  // no automatic cancellation of orders that are not prepaid
  'alter table order_group alter column pay_before drop not null',
  // lists of shops and shoppers contain orders to fulfil, paid or not
  'drop index shop_order_state',
  `create index shop_order_state on shop_order (user_id, refund_status, status, id desc)
    where (is_paid or is_cod) and not is_deleted`,
  'drop index shop_order_to_ship',
  'create index shop_order_to_ship on shop_order (id) where status = 0 and (is_paid or is_cod)',
  'drop index shop_order_shop',
  'create index shop_order_shop on shop_order (shop_id, id) where (is_paid or is_cod)',
];
