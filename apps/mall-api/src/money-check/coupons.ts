import { sql } from 'kysely';
import type { Check } from './check';

/** SQL: the discount of a coupon's kind in an order group `g`: of its shop's part, or of the mall. */
const discount = sql`
  case when coupon.shop_id is null then g.general_coupon_minor else coalesce((
    select sum(o.coupon_minor - o.general_coupon_minor) from shop_order o
    where o.group_id = g.id and o.shop_id = coupon.shop_id), 0) end`;

/** A used coupon belongs to one order that it made cheaper. */
const couponOrder: Check = {
  name: 'coupon-order',
  over: 'user_coupon',
  find: (inPart) => sql`
    select 'userCoupon ' || used.id as subject, 'order' as fact,
      case used.status when 'used' then 'an order with its discount' else 'no order' end as expected,
      case when g.id is null then 'no order' else 'masterOrder ' || g.id || ' ' || g.order_no end
        as found,
      null::text as currency
    from user_coupon used join coupon on coupon.id = used.coupon_id
      left join order_group g on g.id = used.order_group_id
    where ${inPart('used.id')} and case used.status
      when 'used' then g.id is null or g.is_cancelled or ${discount} <= 0
      else used.order_group_id is not null end`,
};

/** A discount has one coupon: of each shop one, and one of the mall. Those of cancelled and refunded orders went back. */
const couponDiscount: Check = {
  name: 'coupon-discount',
  over: 'order_group',
  find: (inPart) => sql`
    select due.subject, 'coupons' as fact, '1' as expected, due.coupons::text as found,
      null::text as currency
    from (
      select 'masterOrder ' || g.id || ' ' || g.order_no as subject, (
        select count(*) from user_coupon used join coupon on coupon.id = used.coupon_id
        where used.order_group_id = g.id and used.status = 'used' and coupon.shop_id is null
      ) as coupons
      from order_group g
      where ${inPart('g.id')} and g.general_coupon_minor > 0 and not g.is_cancelled and exists (
        select from shop_order o where o.group_id = g.id and o.status <> 'cancelled'
          and o.refund_status <> 'refunded')
      union all
      select 'order ' || o.id || ' ' || o.order_no, (
        select count(*) from user_coupon used join coupon on coupon.id = used.coupon_id
        where used.order_group_id = o.group_id and used.status = 'used'
          and coupon.shop_id = o.shop_id)
      from shop_order o
      where ${inPart('o.group_id')} and o.coupon_minor > o.general_coupon_minor
        and o.status <> 'cancelled' and o.refund_status <> 'refunded'
    ) due where due.coupons <> 1`,
};

const couponIssued: Check = {
  name: 'coupon-issued',
  over: 'coupon',
  find: (inPart) => sql`
    select 'coupon ' || coupon.id as subject, 'issued' as fact,
      coupon.total - coupon.last_total as expected, coalesce(held.issued, 0) as found,
      null::text as currency
    from coupon left join (
      select coupon_id, count(*) as issued from user_coupon
      where ${inPart('coupon_id')} group by coupon_id) held on held.coupon_id = coupon.id
    where ${inPart('coupon.id')} and coupon.is_limited
      and coalesce(held.issued, 0) > coupon.total - coupon.last_total`,
};

export const couponChecks: readonly Check[] = [couponOrder, couponDiscount, couponIssued];
