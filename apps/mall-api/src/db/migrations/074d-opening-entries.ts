import { type Kysely, sql } from 'kysely';

/** Posts what was paid, refunded and disputed before there was a ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sharesOfRefunds).execute(db);
  await sql.raw(opening).execute(db);
}

/**
 * What older refunds gave back of the coupons and points that the mall bore: by the pieces refunded until then, so that
 * the shares of a line that is refunded completely add up.
 */
const sharesOfRefunds = `
  update refund_line set
    points_minor = share.points_minor, coupon_minor = share.until - share.before
  from (
    select taken.refund_id, taken.order_line_id,
      case when line.points = 0 then 0
        else line.points_minor * taken.points / line.points end as points_minor,
      line.general_coupon_minor * taken.until / line.quantity as until,
      line.general_coupon_minor * (taken.until - taken.quantity) / line.quantity as before
    from (
      select refund_line.*, sum(refund_line.quantity) over (
        partition by order_line_id order by refund_line.refund_id) as until
      from refund_line join refund_order on refund_order.id = refund_line.refund_id
      where refund_order.status not in ('refused', 'withdrawn', 'lapsed')
    ) taken join order_line line on line.id = taken.order_line_id
    where line.general_coupon_minor > 0 or line.points > 0
  ) share
  where refund_line.refund_id = share.refund_id
    and refund_line.order_line_id = share.order_line_id`;

const opening = `
  with due as (
    select *, concat_ws(':', account, shop_id, provider, currency) as code from ledger_due
  ), posted as (
    insert into ledger_transaction (kind, subject_id, shop_order_id, created_at)
    select distinct kind, subject_id, shop_order_id, now() from due
    on conflict (kind, subject_id) do nothing
    returning id, kind, subject_id
  ), opened as (
    insert into ledger_account (code, kind, shop_id, provider, currency)
    select distinct code, account, shop_id, provider, currency from due
    on conflict (code) do nothing
  )
  insert into ledger_entry (transaction_id, account, item, amount_minor)
  select posted.id, code, item, amount_minor from due join posted using (kind, subject_id)`;
