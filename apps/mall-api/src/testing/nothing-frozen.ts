import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/schema';

/** Orders that have not ended: every other sum depends on that. */
const orders = sql`
  select 'order' as held, order_no as of, 1::bigint as amount from shop_order
  where status not in ('completed', 'cancelled') and refund_status <> 'refunded'
    or refund_status in ('applied', 'refunding')`;

/** Points that wait for the end of refunds, and those that ended orders keep without being paid by them. */
const points = sql`
  select 'points' as held, id::text as of, points_frozen::bigint as amount
  from user_account where points_frozen <> 0
  union all
  select 'points', shop_order_id::text, points::bigint from point_earning where not is_released
  union all
  select 'points of ended orders', kept.user_id::text, kept.points from (
    select user_id, sum(points) as points from (
      select user_id, -points as points from point_entry
      where kind in ('spent', 'returned', 'refunded')
      union all
      select o.user_id, -line.points from order_line line
        join shop_order o on o.id = line.shop_order_id where o.status <> 'cancelled'
      union all
      select o.user_id, share.points from refund_line share
        join refund_order refund on refund.id = share.refund_id
        join shop_order o on o.id = refund.shop_order_id
      where refund.status = 'refunded' and o.status <> 'cancelled'
    ) move group by user_id
  ) kept where kept.points <> 0`;

/** Coupons whose order does not need them: those of a shop go by its part, those of the mall by the whole order. */
const coupons = sql`
  select 'coupon' as held, used.id::text as of, 1::bigint as amount
  from user_coupon used join coupon on coupon.id = used.coupon_id
  where used.status = 'used' and not exists (
    select from shop_order o
    where o.group_id = used.order_group_id
      and (coupon.shop_id is null or coupon.shop_id = o.shop_id)
      and o.status <> 'cancelled' and o.refund_status <> 'refunded')`;

/** Units that are reserved, or count as sold by an order that has given them back. */
const stock = sql`
  select 'stock' as held, sku_id::text as of, quantity::bigint as amount from stock_hold
  union all
  select 'stock of ended orders', sku.id::text, sku.sales - coalesce(sold.units, 0)
  from sku left join (
    select line.sku_id, sum(line.quantity - coalesce((
      select sum(share.quantity) from refund_line share
        join refund_order refund on refund.id = share.refund_id
      where share.order_line_id = line.id and refund.status = 'refunded'), 0)) as units
    from order_line line join shop_order o on o.id = line.shop_order_id
    where o.status <> 'cancelled' group by line.sku_id
  ) sold on sold.sku_id = sku.id
  where sku.sales <> coalesce(sold.units, 0) and sku.id in (select sku_id from order_line)`;

/** What is on its way between accounts, and money of shops that is not released. */
const money = sql`
  select account.kind as held, account.code as of, sum(entry.amount_minor)::bigint as amount
  from ledger_account account join ledger_entry entry on entry.account = account.code
  where account.kind in ('refundsPayable', 'unmatchedPayments', 'disputesHeld', 'payoutsInTransit')
  group by account.code having sum(entry.amount_minor) <> 0
  union all
  select 'money of a shop', o.order_no, -sum(entry.amount_minor)::bigint
  from ledger_account account join ledger_entry entry on entry.account = account.code
    join ledger_transaction posted on posted.id = entry.transaction_id
    join shop_order o on o.id = posted.shop_order_id
  where account.kind = 'shopPayable' and o.released_at is null
  group by o.order_no having sum(entry.amount_minor) <> 0`;

interface Held {
  /** what is held, such as `points` */
  held: string;
  of: string;
  amount: number;
}

/** What is held in the database; nothing when every order has ended and gave back what it did not need. */
export async function frozenIn(db: Kysely<Database>): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select held, "of", amount::bigint as amount from (
      ${orders} union all ${points} union all ${coupons} union all ${stock} union all ${money}
    ) everything`.execute(db);
  return rows;
}

/** Asserts that no points, coupons, stock or money are held; every order must have ended. */
export async function expectNothingFrozen(db: Kysely<Database>): Promise<void> {
  expect(await frozenIn(db)).toEqual([]);
}
