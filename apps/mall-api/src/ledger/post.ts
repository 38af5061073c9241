import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { LedgerKind } from '../db/schema';

/**
 * Posts transactions that are due by the view `ledger_due` and are not in the ledger yet: once, however often it is
 * called. It belongs in the database transaction of what makes them due, after it.
 */
const posting = (condition: RawBuilder<unknown>, now: Date) => sql<{ id: number }>`
  with due as materialized (
    select *, concat_ws(':', account, shop_id, provider, currency) as code
    from ledger_due where ${condition}
  ), posted as (
    insert into ledger_transaction (kind, subject_id, shop_order_id, created_at)
    select distinct kind, subject_id, shop_order_id, ${now}::timestamptz from due
    on conflict (kind, subject_id) do nothing
    returning id, kind, subject_id
  ), opened as (
    insert into ledger_account (code, kind, shop_id, provider, currency)
    select distinct code, account, shop_id, provider, currency from due order by code
    on conflict (code) do nothing
  )
  insert into ledger_entry (transaction_id, account, item, amount_minor)
  select posted.id, code, item, amount_minor from due join posted using (kind, subject_id)
  returning id`;

interface Subject {
  id: number;
  now: Date;
}

/** The kind is part of the statement, so that only its branch of the view is planned. */
const postingOf = (kind: Exclude<LedgerKind, 'payment'>) =>
  prepared((_, { id, now }: Subject) =>
    posting(sql`kind = ${sql.lit(kind)} and subject_id = ${id}`, now),
  );

const postingOrders = (condition: (id: number) => RawBuilder<unknown>) =>
  prepared((_, { id, now }: Subject) =>
    posting(sql`kind = 'payment' and subject_id in (${condition(id)})`, now),
  );

/** Posts one transaction, by the id of its subject. */
export const post = {
  /** The payment of all parts of a master order. */
  paymentOfGroup: postingOrders((id) => sql`select id from shop_order where group_id = ${id}`),
  /** The payment of one shop's part, collected by its courier. */
  payment: postingOrders((id) => sql`${id}`),
  /** An accepted refund: of `refund_order`. */
  refund: postingOf('refund'),
  /** Money that went back: of `payment_refund`. */
  refundPaid: postingOf('refundPaid'),
  /** Money that no order could take: of `payment_refund`. */
  unmatchedPayment: postingOf('unmatchedPayment'),
  /** What happened at the provider: of `payment_note`. */
  paymentNote: postingOf('paymentNote'),
  payout: postingOf('payout'),
  payoutPaid: postingOf('payoutPaid'),
  payoutFailed: postingOf('payoutFailed'),
  payoutReturned: postingOf('payoutReturned'),
};

/** Posts everything that is due: for orders that were written without their server. */
export const postAllDue = prepared((_, { now }: { now: Date }) => posting(sql`true`, now));
