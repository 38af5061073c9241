import { type Kysely, sql } from 'kysely';

/** Columns with amounts of money, by table. */
const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  product: ['price_minor', 'old_price_minor', 'postage_minor'],
  sku: ['price_minor', 'old_price_minor'],
  coupon: ['money_minor', 'min_minor'],
  order_group: ['goods_minor', 'freight_minor', 'coupon_minor', 'pay_minor'],
  shop_order: ['goods_minor', 'freight_minor', 'coupon_minor', 'pay_minor'],
  order_line: ['price_minor', 'freight_minor', 'coupon_minor', 'pay_minor'],
  refund_order: ['amount_minor'],
  refund_line: ['amount_minor'],
};

/** Amounts in eight bytes, limited to JavaScript's safe integers, so that reading never rounds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain amount as bigint
    check (value between -9007199254740991 and 9007199254740991)`.execute(db);
  for (const [table, columns] of Object.entries(AMOUNTS)) {
    const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type amount`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}
