import { sql } from 'kysely';
import { type Check, facts } from './check';

/** Columns that orders and their lines or parts have in common, by what a finding calls them. */
const SHARES = {
  freight: 'freight_minor',
  coupon: 'coupon_minor',
  generalCoupon: 'general_coupon_minor',
  points: 'points_minor',
  pay: 'pay_minor',
};

const ofMoney = (from: string, to: string) =>
  Object.entries(SHARES).map(
    ([name, column]) => [name, `${from}.${column}`, `${to}.${column}`] as const,
  );

const sums = Object.values(SHARES)
  .map((column) => `sum(${column}) as ${column}`)
  .join(', ');

/** What of the facts is a count. */
const currencyOf = sql`case when fact.name not in ('quantity', 'pointsSpent') then g.currency end`;

const orderLines: Check = {
  name: 'order-lines',
  over: 'shop_order',
  find: (inPart) => sql`
    select 'order ' || o.id || ' ' || o.order_no as subject, fact.name as fact, fact.expected,
      fact.found, ${currencyOf} as currency
    from shop_order o join order_group g on g.id = o.group_id
      left join lateral (
        select coalesce(sum(price_minor * quantity), 0) as goods_minor, sum(quantity) as quantity,
          sum(points) as points, sum(commission_minor) as commission_minor, ${sql.raw(sums)}
        from order_line where shop_order_id = o.id) line on true
      cross join ${facts(
        ['goods', 'line.goods_minor', 'o.goods_minor'],
        ...ofMoney('line', 'o'),
        ['commission', 'line.commission_minor', 'o.commission_minor'],
        ['quantity', 'line.quantity', 'o.total_quantity'],
        ['pointsSpent', 'line.points', 'o.points'],
      )}
    where ${inPart('o.id')} and fact.expected is distinct from fact.found`,
};

const orderParts: Check = {
  name: 'order-parts',
  over: 'order_group',
  find: (inPart) => sql`
    select 'masterOrder ' || g.id || ' ' || g.order_no as subject, fact.name as fact, fact.expected,
      fact.found, ${currencyOf} as currency
    from order_group g
      left join lateral (
        select sum(goods_minor) as goods_minor, sum(total_quantity) as total_quantity,
          sum(points) as points, ${sql.raw(sums)}
        from shop_order where group_id = g.id) part on true
      cross join ${facts(
        ['goods', 'part.goods_minor', 'g.goods_minor'],
        ...ofMoney('part', 'g'),
        ['quantity', 'part.total_quantity', 'g.total_quantity'],
        ['pointsSpent', 'part.points', 'g.points'],
      )}
    where ${inPart('g.id')} and fact.expected is distinct from fact.found`,
};

const linePrice: Check = {
  name: 'line-price',
  over: 'order_line',
  find: (inPart) => sql`
    select 'orderLine ' || l.id as subject, fact.name as fact, fact.expected, fact.found, g.currency
    from order_line l join shop_order o on o.id = l.shop_order_id
      join order_group g on g.id = o.group_id
      cross join ${facts(
        [
          'pay',
          'l.price_minor * l.quantity + l.freight_minor - l.coupon_minor - l.points_minor',
          'l.pay_minor',
        ],
        [
          'generalCoupon',
          'greatest(0, least(l.general_coupon_minor, l.coupon_minor))',
          'l.general_coupon_minor',
        ],
        ['points', 'greatest(0, l.points_minor)', 'l.points_minor'],
      )}
    where ${inPart('l.id')} and fact.expected <> fact.found`,
};

const orderState: Check = {
  name: 'order-state',
  over: 'order_group',
  find: (inPart) => sql`
    select 'masterOrder ' || g.id || ' ' || g.order_no as subject, 'state' as fact,
      'paid or cancelled' as expected, 'paid and cancelled' as found, null::text as currency
    from order_group g where ${inPart('g.id')} and g.is_paid and g.is_cancelled
    union all
    select 'order ' || o.id || ' ' || o.order_no, 'state',
      case when g.is_paid then 'paid' else 'unpaid' end,
      case when o.is_paid then 'paid' else 'unpaid' end, null
    from order_group g join shop_order o on o.group_id = g.id
    where ${inPart('g.id')} and not o.is_cod and o.is_paid <> g.is_paid
    union all
    -- Goods leave a shop for money, or for cash on delivery
    select 'order ' || o.id || ' ' || o.order_no, 'state', 'paid', o.status || ', unpaid', null
    from order_group g join shop_order o on o.group_id = g.id
    where ${inPart('g.id')} and not o.is_paid
      and (o.status in ('toReview', 'completed') or (o.status = 'toReceive' and not o.is_cod))`,
};

export const orderChecks: readonly Check[] = [orderLines, orderParts, linePrice, orderState];
