import { type Kysely, sql } from 'kysely';

/**
 * Freight rules of shops, a coupon of the mall in addition to those of shops, payment with points,
 * notes by shop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// coupon_minor remains the total of coupons; general_coupon_minor is the mall's part
const shares = `
  add column general_coupon_minor amount not null default 0,
  add column points int not null default 0,
  add column points_minor amount not null default 0`;

const agree = `
  add check (general_coupon_minor between 0 and coupon_minor),
  add check (points >= 0 and points_minor >= 0),
  add check (pay_minor >= 0)`;

const totals = (table: string) => `
  alter table ${table}
    ${shares},
    drop constraint ${table}_check,
    add constraint ${table}_check
      check (pay_minor = goods_minor + freight_minor - coupon_minor - points_minor),
    ${agree}`;

const statements = [
  'alter table shop add column freight jsonb',
  'alter table sku add column weight_grams int not null default 0 check (weight_grams >= 0)',
  totals('order_group'),
  totals('shop_order'),
  `alter table order_line
    ${shares},
    drop constraint order_line_check,
    add constraint order_line_check check
      (pay_minor = price_minor * quantity + freight_minor - coupon_minor - points_minor),
    ${agree}`,
  // points returned by a refund in addition to money
  'alter table refund_order add column points int not null default 0 check (points >= 0)',
  'alter table refund_line add column points int not null default 0 check (points >= 0)',
  `alter table shop_order add column mark text not null default ''`,
  `create index user_coupon_order on user_coupon (order_group_id) where order_group_id is not null`,
  // units reserved by drafts, taken from the stock until the draft is ordered, deleted or expired
  `create table stock_hold (
    pre_order_no text not null references pre_order,
    sku_id int not null references sku,
    quantity int not null check (quantity > 0),
    user_id int not null references user_account on delete cascade,
    caller_hash bytea,
    primary key (pre_order_no, sku_id)
  )`,
  'create index stock_hold_user on stock_hold (user_id)',
  'create index stock_hold_sku on stock_hold (sku_id)',
];
