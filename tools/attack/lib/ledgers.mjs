import { withDatabase } from './database.mjs';

/** Money at the provider and in the mall, by order. */
const MONEY = `
  with provider as (
    select order_no, sum(amount_minor) filter (where state = 'paid') as paid,
      sum((select sum(value::bigint) from jsonb_each_text(refunds))) as back
    from test_payment group by order_no
  )
  select g.order_no, case when g.is_paid then g.pay_minor else 0 end as "paidInMall",
    coalesce((select sum(r.amount_minor) from refund_order r join shop_order s on s.id = r.shop_order_id
      where s.group_id = g.id and r.status = 'refunded'), 0) as "backInMall",
    coalesce(p.paid, 0) as paid, coalesce(p.back, 0) as back
  from order_group g left join provider p on p.order_no = g.order_no where g.user_id in (select id from shopper)`;

const BOOKED = `
  select coalesce(sum(booked.amount_minor), 0) from payment_refund booked
  where booked.provider = t.provider and booked.reference = t.reference and booked.status = 'done'`;

const SOLD = `
  select l.sku_id, sum(l.quantity - coalesce((select sum(rl.quantity) from refund_line rl
      join refund_order r on r.id = rl.refund_id where rl.order_line_id = l.id and r.status = 'refunded'), 0)) as units
  from order_line l join shop_order s on s.id = l.shop_order_id
    join order_group g on g.id = s.group_id
  where g.user_id in (select id from shopper) and not g.is_cancelled group by l.sku_id`;

/** Each query counts inconsistencies; all must return 0. */
const breaches = {
  'orders whose amount differs at the provider': `
    select count(*) from (${MONEY}) m where m."paidInMall" - m."backInMall" <> m.paid - m.back`,
  'refunds that differ from the records or exceed the payment': `
    select count(*) from test_payment t, lateral (
      select coalesce(sum(value::bigint), 0) as minor from jsonb_each_text(t.refunds)) back
    where back.minor <> (${BOOKED})
      or back.minor > case when t.state = 'paid' then t.amount_minor else 0 end`,
  'unfinished refunds': `
    select (select count(*) from payment_refund where status <> 'done' and order_no in (
        select order_no from order_group where user_id in (select id from shopper)))
      + (select count(*) from refund_order where user_id in (select id from shopper) and status <> 'refunded')`,
  'skus whose stock or sales differ from orders and refunds': `
    select count(*) from start join sku on sku.id = start.sku_id
      left join (${SOLD}) sold on sold.sku_id = start.sku_id
    where sku.stock <> start.stock - coalesce(sold.units, 0)
      or sku.sales <> start.sales + coalesce(sold.units, 0)`,
  'reservations of drafts': 'select count(*) from stock_hold',
  'unpaid orders that are not cancelled': `
    select count(*) from order_group where user_id in (select id from shopper) and not is_paid and not is_cancelled`,
  'used coupons without an order, or orders with an unused coupon': `
    select (select count(*) from user_coupon c where c.user_id in (select id from shopper) and c.status = 'used' and not exists (
        select from order_group g where g.id = c.order_group_id and not g.is_cancelled))
      + (select count(*) from order_group g where g.user_id in (select id from shopper) and not g.is_cancelled
        and g.user_coupon_id is not null
        and exists (select from shop_order s where s.group_id = g.id and s.refund_status <> 'refunded')
        and not exists (select from user_coupon c where c.order_group_id = g.id and c.status = 'used'))
      + (select count(*) from coupon c where c.id in (select id from given)
        and c.last_total <> c.total - (select count(*) from user_coupon u where u.coupon_id = c.id))`,
  'accounts whose points differ from the sum of their entries': `
    select count(*) from user_account a left join (
      select user_id, sum(points) as free, sum(points_frozen) as frozen from point_entry group by user_id
    ) e on e.user_id = a.id
    where a.id in (select id from shopper) and (a.points, a.points_frozen) is distinct from
      (coalesce(e.free, 0), coalesce(e.frozen, 0))`,
  'orders whose points differ from the entries': `
    select count(*) from order_group g where g.user_id in (select id from shopper) and g.points <> case
      when g.is_cancelled and g.points > 0 then g.points + (select coalesce(sum(points), 0)
        from point_entry e where e.group_id = g.id and e.kind in ('spent', 'returned'))
      else -(select coalesce(sum(points), 0) from point_entry e where e.group_id = g.id and e.kind = 'spent') end`,
  'orders whose lines do not add up': `
    select count(*) from order_group g, lateral (
      select sum(l.pay_minor) as pay, sum(l.points) as points from order_line l
        join shop_order s on s.id = l.shop_order_id where s.group_id = g.id) line
    where g.user_id in (select id from shopper) and (g.pay_minor, g.points) is distinct from (line.pay, line.points)`,
  'lines of the double-entry ledger that differ from what is due': `
    select count(*) from (
      select kind, subject_id, account, item, shop_id, provider, currency, sum(amount_minor) as minor
      from ledger_due group by 1, 2, 3, 4, 5, 6, 7
    ) due full join (
      select t.kind, t.subject_id, a.kind as account, e.item, a.shop_id, a.provider, a.currency,
        sum(e.amount_minor) as minor
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        join ledger_account a on a.code = e.account group by 1, 2, 3, 4, 5, 6, 7
    ) posted on (due.kind, due.subject_id, due.account, due.item)
      = (posted.kind, posted.subject_id, posted.account, posted.item)
    where (due.minor, due.shop_id, due.provider, due.currency)
      is distinct from (posted.minor, posted.shop_id, posted.provider, posted.currency)`,
  'dead jobs': `select count(*) from job where state = 'dead'`,
};

/** Fixtures of the comparison, in temporary tables. */
const fill = {
  userIds: `insert into shopper select unnest($1::int[])`,
  couponIds: `insert into given select unnest($1::int[])`,
  skus: `insert into start select "attrValueId", stock, sales
    from json_to_recordset($1::json) as s ("attrValueId" int, stock int, sales int)`,
};

/**
 * Counts inconsistencies of each ledger once all jobs are done, by name. `skus` have their initial stock
 * and sales, `couponIds` are those that could be claimed.
 */
export function brokenLedgers(mall, { userIds, skus, couponIds }) {
  return withDatabase(mall, async (query) => {
    await query('create temp table shopper (id int)');
    await query('create temp table given (id int)');
    await query('create temp table start (sku_id int, stock int, sales int)');
    await query(fill.userIds, [userIds]);
    await query(fill.couponIds, [couponIds]);
    await query(fill.skus, [JSON.stringify(skus)]);
    const broken = {};
    for (const [name, text] of Object.entries(breaches)) {
      const [{ count }] = await query(`select (${text})::int as count`);
      if (count > 0) broken[name] = count;
    }
    return broken;
  });
}
