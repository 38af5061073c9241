import { sql } from 'kysely';
import { type Check, facts } from './check';

const refundLines: Check = {
  name: 'refund-lines',
  over: 'refund_order',
  find: (inPart) => sql`
    select 'refund ' || r.id || ' ' || r.refund_no as subject, fact.name as fact, fact.expected,
      fact.found, case fact.name when 'amount' then g.currency end as currency
    from refund_order r join shop_order o on o.id = r.shop_order_id
      join order_group g on g.id = o.group_id
      left join lateral (
        select sum(amount_minor) as amount, sum(quantity) as quantity, sum(points) as points
        from refund_line where refund_id = r.id) line on true
      cross join ${facts(
        ['amount', 'line.amount', 'r.amount_minor'],
        ['quantity', 'line.quantity', 'r.total_quantity'],
        ['points', 'line.points', 'r.points'],
      )}
    where ${inPart('r.id')} and fact.expected is distinct from fact.found`,
};

/** No more is given back of a line than it has, and everything with its last unit. */
const refundUnits: Check = {
  name: 'refund-units',
  over: 'order_line',
  find: (inPart) => sql`
    select 'orderLine ' || l.id as subject, fact.name as fact, fact.expected, fact.found,
      case when fact.name not in ('quantity', 'pointsSpent') then g.currency end as currency
    from (
      select order_line_id, sum(line.quantity) as quantity, sum(line.amount_minor) as pay,
        sum(line.coupon_minor) as coupon, sum(line.points_minor) as points,
        sum(line.points) as points_spent, sum(line.commission_minor) as commission,
        sum(line.tax_minor) as tax
      from refund_line line join refund_order r on r.id = line.refund_id
      where ${inPart('line.order_line_id')} and r.status not in ('refused', 'withdrawn', 'lapsed')
      group by order_line_id
    ) back join order_line l on l.id = back.order_line_id
      join shop_order o on o.id = l.shop_order_id join order_group g on g.id = o.group_id
      cross join ${facts(
        ['quantity', 'l.quantity', 'back.quantity'],
        ['pay', 'l.pay_minor', 'back.pay'],
        ['coupon', 'l.general_coupon_minor', 'back.coupon'],
        ['points', 'l.points_minor', 'back.points'],
        ['pointsSpent', 'l.points', 'back.points_spent'],
        ['commission', 'l.commission_minor', 'back.commission'],
        ['tax', 'l.tax_minor', 'back.tax'],
      )}
    where fact.found > fact.expected
      or (back.quantity = l.quantity and fact.found <> fact.expected)`,
};

/** An accepted refund is at the provider, and recorded as done when it is said to be; less what the provider returned by itself. */
const refundProvider: Check = {
  name: 'refund-provider',
  over: 'refund_order',
  find: (inPart) => sql`
    select 'refund ' || r.id || ' ' || r.refund_no as subject, 'provider' as fact,
      r.amount_minor || ' ' || case r.status when 'refunded' then 'done' else 'requested' end
        as expected,
      coalesce(paid.amount_minor || ' ' || paid.status, 'nothing') as found,
      null::text as currency
    from refund_order r join shop_order o on o.id = r.shop_order_id
      left join payment_refund paid on paid.key = r.refund_no and paid.reason = 'order'
      cross join lateral (select exists (
        select from payment_note note where note.group_id = o.group_id and note.counts
          and note.kind in ('refunded', 'disputeLost')) as outside) returned
    where ${inPart('r.id')} and r.amount_minor > 0 and r.status in ('refunding', 'refunded')
      and not returned.outside
      and (paid.key is null or paid.amount_minor <> r.amount_minor
        or (r.status = 'refunded' and paid.status <> 'done'))`,
};

const refundPaid: Check = {
  name: 'refund-paid',
  over: 'payment',
  find: (inPart) => sql`
    select 'payment ' || p.id as subject, 'refunded' as fact, p.amount_minor as expected,
      sum(r.amount_minor) as found, p.currency
    from payment p join payment_refund r on r.provider = p.provider and r.reference = p.reference
    where ${inPart('p.id')} and r.status <> 'failed' and r.reason <> 'foreign'
    group by p.id having sum(r.amount_minor) > p.amount_minor`,
};

export const refundChecks: readonly Check[] = [
  refundLines,
  refundUnits,
  refundProvider,
  refundPaid,
];
