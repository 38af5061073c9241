import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { post } from '../ledger/post';
import { paymentEnded } from './payment-ended';

type Trx = Transaction<Database>;
type Part = RawBuilder<unknown>;

/**
 * SQL fragment: ends the unfinished payments of orders, and schedules their cancellation at the providers.
 */
export const endingPayments = (which: Part, now: Date): Part => sql`
  ended as (
    update payment set
      status = case when status in ('pending', 'processing') then 'abandoned' else status end,
      updated_at = ${now}
    where status <> 'paid' and ${which}
    returning provider, reference
  ), endings as (
    insert into job (name, data, due_at, created_at)
    select ${paymentEnded.name}, jsonb_build_object('provider', provider, 'reference', reference),
      ${now}::timestamptz, ${now}::timestamptz
    from ended
  )`;

/**
 * SQL fragment: marks an order and its parts as paid, once, and ends its other payments. `paid` has no row
 * when it is already paid or cancelled.
 */
export const payingOrder = (
  groupId: number | Part,
  payment: { id: number | Part } | null,
  now: Date,
): Part => sql`
  paid as (
    update order_group set is_paid = true, paid_at = ${now}, caller_hash = null
    where id = ${groupId} and not is_paid and not is_cancelled
    returning id
  ), parts as (
    update shop_order set is_paid = true from paid
    where shop_order.group_id = paid.id and shop_order.status = 'toShip'
  ), ${endingPayments(
    sql`group_id = (select id from paid) and id is distinct from ${payment?.id ?? null}::int`,
    now,
  )}`;

/** Ends the unfinished payments of orders, also at their providers. */
export async function endPayments(trx: Trx, groupIds: readonly number[], now: Date): Promise<void> {
  const which = sql`group_id = any(${groupIds}::int[])`;
  await sql`with ${endingPayments(which, now)} select 1`.execute(trx);
}

/** Marks an order and its parts as paid, once. False when it is already paid or cancelled. */
export async function markPaid(trx: Trx, groupId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`with ${payingOrder(groupId, null, now)} select id from paid`.execute(
    trx,
  );
  if (rows.length === 0) return false;
  await post.paymentOfGroup(trx, { id: groupId, now });
  return true;
}
