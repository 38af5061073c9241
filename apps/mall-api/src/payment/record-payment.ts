import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import { prepared } from '../db/prepared';
import { withStepwiseFallback, required, together } from '../db/together';
import type { Deps } from '../kernel/context';
import { applyEvent } from './apply-event';
import { pendingEvents, lockOf } from './event-store';
import { endingPayments } from './paid-store';
import type { StartedPayment } from '../kernel/payment-provider';
import { lockOpenOrder, readData, type OrderToPay, type PaymentData } from './store';

/** The recorded payment, or `over` when the order can no longer be paid. */
export type RecordedPayment = PaymentData | 'paid' | 'over';

/**
 * Records a payment that a provider has started, and applies events that arrived before. Concurrent starts
 * share the first payment.
 */
export async function recordPayment(
  { db, policy, now }: Pick<Deps, 'db' | 'policy' | 'now'>,
  order: OrderToPay,
  provider: string,
  { reference, redirect, clientSecret }: StartedPayment,
): Promise<RecordedPayment> {
  const { id, amountMinor, currency } = order;
  const time = now();
  const checkAt = new Date(time.getTime() + policy.payment.checkMinutes * 60_000);
  const data = { redirect, clientSecret };
  const payment = { provider, reference, data: JSON.stringify(data), checkAt, now: time };
  const row = { id, amountMinor, currency, ...payment };
  const lock = { id, ...lockOf({ provider, reference }, policy.payment.waitSeconds) };
  const atOnce = async () => {
    const statements = [lockOpenOrder.with(db, lock), usualInsertion.with(db, row)] as const;
    const [open, [found]] = await together(db, statements);
    if (open.length === 0) return 'over';
    return found?.other ? readData(found.other) : data;
  };
  const stepByStep = () =>
    inTransaction(db, async (trx) => {
      if ((await lockOpenOrder(trx, lock)).length === 0) return 'over';
      const [found] = await insertion(trx, row);
      if (found?.other) return readData(found.other);
      let isPaid = false;
      for (const event of await pendingEvents(trx, provider, reference)) {
        isPaid = (await applyEvent(trx, provider, event, time)) === 'paid' || isPaid;
      }
      return isPaid ? 'paid' : data;
    });
  // Even if it was recorded before the connection was lost: then it is the one in progress
  return withStepwiseFallback<RecordedPayment>(atOnce, stepByStep);
}

type PaymentRow = Pick<OrderToPay, 'id' | 'amountMinor' | 'currency'> & {
  provider: string;
  reference: string;
  /** as JSON */
  data: string;
  checkAt: Date;
  now: Date;
};

/**
 * SQL fragment: stores a payment of a locked order, unless another one is in progress with the same provider, which is
 * returned as `other`, or the order can no longer be paid. Ends the order's earlier payments, since a failed one could
 * still be resumed on the provider's page. A payment stored by a faster concurrent start stays unchanged.
 */
const inserting = ({
  id,
  amountMinor,
  currency,
  provider,
  reference,
  data,
  checkAt,
  now,
}: PaymentRow) => sql`
    open as (
      select from order_group where id = ${id} and not is_paid and not is_cancelled
        and not exists (select from payment where group_id = ${id} and status = 'processing')
    ), other as (
      select data from payment
      where group_id = ${id} and provider = ${provider} and status = 'pending'
      order by id desc limit 1
    ), ${endingPayments(
      sql`group_id = ${id} and exists (select from open) and not exists (select from other)`,
      now,
    )}, kept as (
      insert into payment
        (group_id, provider, reference, amount_minor, currency, data, check_at, created_at, updated_at)
      select ${id}, ${provider}, ${reference}, ${amountMinor}, ${currency}, ${data}::jsonb,
        ${checkAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from open where not exists (select from other)
      on conflict (provider, reference) do nothing
    )`;

interface Found {
  other: Record<string, unknown> | null;
}

const insertion = prepared(
  (_, row: PaymentRow) =>
    sql<Found>`with ${inserting(row)} select (select data from other) as other`,
);

/** The same, or an "unmet" error when events of the payment have arrived. */
const usualInsertion = prepared((_, row: PaymentRow) => {
  const noEvents = sql<boolean>`not exists (
    select from payment_event
    where provider = ${row.provider} and reference = ${row.reference} and outcome = 'pending'
  )`;
  return sql<Found>`
    with ${inserting(row)} select (select data from other) as other, ${required(noEvents)} as "isUsual"`;
});
