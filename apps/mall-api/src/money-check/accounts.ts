import { sql } from 'kysely';
import type { Check } from './check';

/** Independent of `ledger_due`: what providers owe, from the payments themselves. */
const accountProvider: Check = {
  name: 'account-provider',
  find: () => sql`
    select 'provider ' || provider as subject, 'receivable' as fact, sum(expected) as expected,
      sum(posted) as found, currency
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
    group by provider, currency having sum(expected) <> sum(posted)`,
};

/** What a shop earned is what is frozen, what is available and what was paid out to it. */
const accountShop: Check = {
  name: 'account-shop',
  over: 'shop',
  find: (inPart) => sql`
    select 'shop ' || shop_id as subject, 'balance' as fact, sum(expected) as expected,
      sum(posted) as found, currency
    from (
      select o.shop_id, g.currency, o.general_coupon_minor + o.points_minor - o.commission_minor
          + case when o.is_cod then 0 else o.pay_minor end as expected, 0 as posted
      from shop_order o join order_group g on g.id = o.group_id
      where ${inPart('o.shop_id')} and o.is_paid
      union all
      select o.shop_id, g.currency, share.commission - r.amount_minor - share.coupon - share.points, 0
      from refund_order r join shop_order o on o.id = r.shop_order_id
        join order_group g on g.id = o.group_id
        cross join lateral (
          select coalesce(sum(coupon_minor), 0) as coupon, coalesce(sum(points_minor), 0) as points,
            coalesce(sum(commission_minor), 0) as commission
          from refund_line where refund_id = r.id) share
      where ${inPart('o.shop_id')} and r.status in ('refunding', 'refunded')
      union all
      select r.shop_id, p.currency, p.amount_minor, 0
      from payment_refund p join refund_order r on r.refund_no = p.key
      where ${inPart('r.shop_id')} and p.provider = 'cod' and p.reason = 'order' and p.status = 'done'
      union all
      select shop_id, currency, -amount_minor, 0 from payout
      where ${inPart('shop_id')} and status not in ('failed', 'returned')
      union all
      select a.shop_id, a.currency, 0, -sum(e.amount_minor)
      from ledger_account a join ledger_entry e on e.account = a.code
      where ${inPart('a.shop_id')} group by a.code
    ) move
    group by shop_id, currency having sum(expected) <> sum(posted)`,
};

/** Payouts that are on their way, and those that have arrived. */
const accountPayouts: Check = {
  name: 'account-payouts',
  find: () => sql`
    select 'account ' || kind as subject, 'balance' as fact, sum(expected) as expected,
      sum(posted) as found, currency
    from (
      select case when status = 'paid' then 'bank' else 'payoutsInTransit' end as kind, currency,
        -amount_minor as expected, 0 as posted
      from payout where status in ('recorded', 'sent', 'paid')
      union all
      select a.kind, a.currency, 0, e.amount_minor
      from ledger_account a join ledger_entry e on e.account = a.code
      where a.kind in ('payoutsInTransit', 'bank')
    ) move
    group by kind, currency having sum(expected) <> sum(posted)`,
};

export const accountChecks: readonly Check[] = [accountProvider, accountShop, accountPayouts];
