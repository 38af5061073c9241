import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/schema';

/**
 * Asserts for every order in the database that the lines add up to the shop order, and the shop orders to the
 * master order.
 */
export async function expectSumsToAgree(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    with line as (
      select shop_order_id, sum(price_minor * quantity) as goods, sum(freight_minor) as freight,
        sum(coupon_minor) as coupon, sum(general_coupon_minor) as general, sum(points) as points,
        sum(points_minor) as paid_by_points, sum(pay_minor) as pay, sum(quantity) as quantity
      from order_line group by shop_order_id
    ), part as (
      select group_id, sum(goods_minor) as goods, sum(freight_minor) as freight,
        sum(coupon_minor) as coupon, sum(general_coupon_minor) as general, sum(points) as points,
        sum(points_minor) as paid_by_points, sum(pay_minor) as pay, sum(total_quantity) as quantity
      from shop_order group by group_id
    )
    select 'shop' as place, o.id from shop_order o left join line l on l.shop_order_id = o.id
    where (o.goods_minor, o.freight_minor, o.coupon_minor, o.general_coupon_minor, o.points,
        o.points_minor, o.pay_minor, o.total_quantity)
      is distinct from (l.goods, l.freight, l.coupon, l.general, l.points, l.paid_by_points, l.pay,
        l.quantity)
    union all
    select 'group', g.id from order_group g left join part p on p.group_id = g.id
    where (g.goods_minor, g.freight_minor, g.coupon_minor, g.general_coupon_minor, g.points,
        g.points_minor, g.pay_minor, g.total_quantity)
      is distinct from (p.goods, p.freight, p.coupon, p.general, p.points, p.paid_by_points, p.pay,
        p.quantity)
  `.execute(db);
  expect(rows).toEqual([]);
}
