import { type Kysely, sql } from 'kysely';

/**
 * The version of what operators edit: a write names the one that it was made on, and raises it. Changes by orders and
 * jobs (stock, sales, followers) do not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of edited) {
    await sql`alter table ${sql.table(table)} add column version int not null default 1`.execute(
      db,
    );
  }
}

const edited = [
  'product',
  'shop',
  'shop_goods_category',
  'shop_category',
  'shop_type',
  'category',
  'guarantee',
  'banner',
  'activity',
  'coupon',
  'setting',
];
