import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** One contradiction. Amounts are in minor units of the currency, debits positive. */
export interface LedgerDifference {
  /**
   * unbalanced: a transaction does not add up to zero; missing, excess, amount: it lacks lines that orders, refunds,
   * payments or payouts require, has others, or other amounts; lines: the lines of an order have another commission
   * than the order, or their refunds give back more than there is; receivable: a provider owes something else than
   * its payments, refunds and disputes
   */
  check: 'unbalanced' | 'missing' | 'excess' | 'amount' | 'lines' | 'receivable';
  /** such as "refund 12" */
  subject: string;
  account: string;
  currency: string;
  expectedMinor: number;
  postedMinor: number;
}

const unbalanced = sql`
  select 'unbalanced' as "check", t.kind || ' ' || t.subject_id as subject, '' as account, a.currency,
    0::bigint as "expectedMinor", sum(e.amount_minor)::bigint as "postedMinor"
  from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    join ledger_account a on a.code = e.account
  group by t.id, a.currency having sum(e.amount_minor) <> 0`;

const notDue = sql`
  select case when posted.amount is null then 'missing' when due.amount is null then 'excess'
      else 'amount' end,
    coalesce(due.kind, posted.kind) || ' ' || coalesce(due.subject_id, posted.subject_id),
    coalesce(due.code, posted.code), coalesce(due.currency, posted.currency),
    coalesce(due.amount, 0)::bigint,
    coalesce(posted.amount, 0)::bigint
  from (
    select kind, subject_id, concat_ws(':', account, shop_id, provider, currency) as code, item,
      currency, sum(amount_minor) as amount from ledger_due group by 1, 2, 3, 4, 5
  ) due full join (
    select t.kind, t.subject_id, e.account as code, e.item, a.currency,
      sum(e.amount_minor) as amount
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      join ledger_account a on a.code = e.account group by 1, 2, 3, 4, 5
  ) posted on (due.kind, due.subject_id, due.code, due.item)
    = (posted.kind, posted.subject_id, posted.code, posted.item)
  where due.amount is distinct from posted.amount`;

/** Independent of the view: nothing is split wrongly, and no refund gives back more than a line has. */
const lines = sql`
  select 'lines', 'order ' || o.id, 'commission', g.currency, o.commission_minor::bigint,
    sum(l.commission_minor)::bigint
  from shop_order o join order_group g on g.id = o.group_id
    join order_line l on l.shop_order_id = o.id
  group by o.id, g.currency having sum(l.commission_minor) <> o.commission_minor
  union all
  select 'lines', 'orderLine ' || l.id, share.name, g.currency, share.total::bigint,
    share.back::bigint
  from (
    select order_line_id, sum(refund_line.coupon_minor) as coupon,
      sum(refund_line.points_minor) as points, sum(refund_line.commission_minor) as commission,
      sum(refund_line.amount_minor) as pay, sum(refund_line.quantity) as quantity
    from refund_line join refund_order on refund_order.id = refund_id
    where refund_order.status not in ('refused', 'withdrawn', 'lapsed') group by order_line_id
  ) back join order_line l on l.id = back.order_line_id
    join shop_order o on o.id = l.shop_order_id join order_group g on g.id = o.group_id
  cross join lateral (values
    ('coupon', l.general_coupon_minor, back.coupon), ('points', l.points_minor, back.points),
    ('commission', l.commission_minor, back.commission), ('pay', l.pay_minor, back.pay)
  ) as share(name, total, back)
  where share.back > share.total or (back.quantity = l.quantity and share.back <> share.total)`;

/** Independent of the view as well: from the payments themselves. */
const receivable = sql`
  select 'receivable', provider, 'providerReceivable:' || provider || ':' || currency,
    currency, sum(expected)::bigint, sum(posted)::bigint
  from (
    select provider, currency, amount_minor as expected, 0 as posted from payment
    where status = 'paid' and provider <> 'cod'
    union all
    -- money of which there is no payment that counts
    select provider, currency, amount_minor, 0 from payment_refund
    where reason in ('foreign', 'unclaimed')
    union all
    select provider, currency, -amount_minor, 0 from payment_refund
    where status = 'done' and provider <> 'cod'
    union all
    select provider, currency, amount_minor * case kind when 'refundFailed' then 1
        when 'disputed' then -1 when 'disputeWon' then 1 when 'refunded' then -1
        when 'disputeLost' then 0 else 0 end, 0
    from payment_note where counts
    union all
    select provider, currency, amount_minor, 0 from payment_note
    where kind = 'disputeLost' and not counts
    union all
    select provider, currency, 0, amount_minor
    from ledger_account join ledger_entry on account = code where kind = 'providerReceivable'
  ) move
  group by provider, currency having sum(expected) <> sum(posted)`;

const MOST = 100;

/**
 * Compares the whole ledger with orders, refunds, payments and payouts. Returns what differs, at most 100; nothing when
 * all agrees. Reads everything: for a job at night, not for a page.
 */
export async function ledgerDifferences(db: Kysely<Database>): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    ${unbalanced} union all ${notDue} union all ${lines} union all ${receivable}
    limit ${MOST}`.execute(db);
  return rows;
}
