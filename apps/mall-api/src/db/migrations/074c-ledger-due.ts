import { type Kysely, sql } from 'kysely';

/**
 * The view `ledger_due`: the lines that the ledger must have, by the state of orders, refunds, payments and payouts.
 * Posting inserts from it, and the check compares with it. Debits are positive. `shopPayable` is what a shop is owed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const view = branches.join(' union all ');
  await sql.raw(`create view ledger_due as ${view}`).execute(db);
}

/** The lines of one kind of transaction. */
export const branch = (
  kind: string,
  { subject, order = 'null::int', currency, from, lines, where }: Record<string, string>,
) => `
  select '${kind}'::text as kind, ${subject} as subject_id, ${order} as shop_order_id,
    ${currency} as currency, line.account, line.item, line.shop_id, line.provider, line.amount_minor
  from ${from}
  cross join lateral (values ${lines})
    as line(account, item, shop_id, provider, amount_minor)
  where (${where}) and line.amount_minor <> 0`;

/** A line of an account without shop and provider. */
export const ofMall = (account: string, item: string, amount: string) =>
  `(${account.includes(' ') ? account : `'${account}'`}::text, '${item}'::text, null::int, null::text, (${amount})::bigint)`;

export const ofShop = (item: string, shop: string, amount: string) =>
  `('shopPayable', '${item}', ${shop}, null, (${amount})::bigint)`;

const ofProvider = (item: string, provider: string, amount: string) =>
  `('providerReceivable', '${item}', null, ${provider}, (${amount})::bigint)`;

/** The payment that an order took, not one that came late or twice. */
const PROVIDER = `coalesce((
  select payment.provider from payment
  where payment.group_id = o.group_id and payment.status = 'paid' and not exists (
    select from payment_refund r where r.provider = payment.provider
      and r.reference = payment.reference and r.reason in ('late', 'duplicate'))
  order by payment.id limit 1), g.pay_type)`;

/** The branches of the view as it was made first. */
export const branches = [
  branch('payment', {
    subject: 'o.id',
    order: 'o.id',
    currency: 'g.currency',
    from: 'shop_order o join order_group g on g.id = o.group_id',
    lines: [
      ofMall('couponExpense', 'coupon', 'o.general_coupon_minor'),
      ofMall('pointsExpense', 'points', 'o.points_minor'),
      ofMall('commissionIncome', 'commission', '-o.commission_minor'),
      ofShop('sale', 'o.shop_id', '-(o.pay_minor + o.general_coupon_minor + o.points_minor)'),
      ofShop('commission', 'o.shop_id', 'o.commission_minor'),
      ofShop('collected', 'o.shop_id', 'case when o.is_cod then o.pay_minor else 0 end'),
      ofProvider('payment', PROVIDER, 'case when o.is_cod then 0 else o.pay_minor end'),
    ].join(),
    where: 'o.is_paid',
  }),
  branch('refund', {
    subject: 'r.id',
    order: 'o.id',
    currency: 'g.currency',
    from: `refund_order r join shop_order o on o.id = r.shop_order_id
      join order_group g on g.id = o.group_id
      cross join lateral (
        select coalesce(sum(coupon_minor), 0) as coupon, coalesce(sum(points_minor), 0) as points,
          coalesce(sum(commission_minor), 0) as commission
        from refund_line where refund_id = r.id) share`,
    lines: [
      ofMall('refundsPayable', 'refund', '-r.amount_minor'),
      ofMall('couponExpense', 'coupon', '-share.coupon'),
      ofMall('pointsExpense', 'points', '-share.points'),
      ofMall('commissionIncome', 'commission', 'share.commission'),
      ofShop('refund', 'o.shop_id', 'r.amount_minor + share.coupon + share.points'),
      ofShop('commission', 'o.shop_id', '-share.commission'),
    ].join(),
    where: "r.status in ('refunding', 'refunded')",
  }),
  branch('refundPaid', {
    subject: 'p.id',
    order: 'r.shop_order_id',
    currency: 'p.currency',
    from: "payment_refund p left join refund_order r on r.refund_no = p.key and p.reason = 'order'",
    lines: [
      ofMall(
        "case when p.reason = 'order' then 'refundsPayable' else 'unmatchedPayments' end",
        'refund',
        'p.amount_minor',
      ),
      ofShop(
        'paidBack',
        'r.shop_id',
        "case when p.provider = 'cod' then -p.amount_minor else 0 end",
      ),
      ofProvider(
        'refund',
        'p.provider',
        "case when p.provider = 'cod' then 0 else -p.amount_minor end",
      ),
    ].join(),
    where: "p.status = 'done'",
  }),
  branch('unmatchedPayment', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payment_refund p',
    lines: [
      ofMall('unmatchedPayments', 'payment', '-p.amount_minor'),
      ofProvider('payment', 'p.provider', 'p.amount_minor'),
    ].join(),
    where: "p.reason <> 'order'",
  }),
  branch('paymentNote', {
    subject: 'n.id',
    currency: 'n.currency',
    // to_provider: the provider owes more; refunded: shoppers have it; held: withheld by disputes
    from: `payment_note n cross join lateral (select
      n.amount_minor * case n.kind when 'refunded' then -1 when 'disputed' then -1
        when 'refundFailed' then 1 when 'disputeWon' then 1
        when 'disputeLost' then case when n.counts then 0 else 1 end else 0 end as to_provider,
      n.amount_minor * case n.kind when 'refunded' then 1 when 'refundFailed' then -1
        when 'disputeLost' then case when n.counts then 1 else 0 end else 0 end as refunded,
      n.amount_minor * case n.kind when 'disputed' then 1 when 'disputeWon' then -1
        when 'disputeLost' then -1 else 0 end as held) change`,
    lines: [
      ofMall('refundsPayable', 'refund', 'change.refunded'),
      ofMall('disputesHeld', 'dispute', 'change.held'),
      ofProvider('adjustment', 'n.provider', 'change.to_provider'),
    ].join(),
    where: "n.counts or n.kind = 'disputeLost'",
  }),
  branch('payout', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payout p',
    lines: [
      ofMall('payoutsInTransit', 'payout', '-p.amount_minor'),
      ofShop('payout', 'p.shop_id', 'p.amount_minor'),
    ].join(),
    where: 'true',
  }),
  branch('payoutPaid', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payout p',
    lines: [
      ofMall('payoutsInTransit', 'payout', 'p.amount_minor'),
      ofMall('bank', 'payout', '-p.amount_minor'),
    ].join(),
    where: "p.status = 'paid'",
  }),
  branch('payoutFailed', {
    subject: 'p.id',
    currency: 'p.currency',
    from: 'payout p',
    lines: [
      ofMall('payoutsInTransit', 'payout', 'p.amount_minor'),
      ofShop('payoutReturned', 'p.shop_id', '-p.amount_minor'),
    ].join(),
    where: "p.status = 'failed'",
  }),
];
