import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import { applyEvent } from './apply-event';
import { pendingEvents, lockCondition } from './event-store';
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
  return inTransaction(db, async (trx) => {
    const lock = lockCondition({ provider, reference }, policy.payment.waitSeconds);
    if (!(await lockOpenOrder(trx, order.id, lock))) return 'over';
    const time = now();
    const checkAt = new Date(time.getTime() + policy.payment.checkMinutes * 60_000);
    const payment = { provider, reference, data: { redirect, clientSecret }, checkAt, now: time };
    const { other, hasEvents } = await insertPayment(trx, order, payment);
    if (other) return other;
    let isPaid = false;
    for (const event of hasEvents ? await pendingEvents(trx, provider, reference) : []) {
      isPaid = (await applyEvent(trx, provider, event, time)) === 'paid' || isPaid;
    }
    return isPaid ? 'paid' : { redirect, clientSecret };
  });
}

interface NewPayment {
  provider: string;
  reference: string;
  data: PaymentData;
  checkAt: Date;
  now: Date;
}

type PaymentRow = Pick<OrderToPay, 'id' | 'amountMinor' | 'currency'> &
  Omit<NewPayment, 'data'> & { data: string };

const insertion = prepared(
  (_, { id, amountMinor, currency, provider, reference, data, checkAt, now }: PaymentRow) =>
    sql<{ other: Record<string, unknown> | null; hasEvents: boolean }>`
    with other as (
      select data from payment
      where group_id = ${id} and provider = ${provider} and status = 'pending'
      order by id desc limit 1
    ), ${endingPayments(sql`group_id = ${id} and not exists (select from other)`, now)}, kept as (
      insert into payment
        (group_id, provider, reference, amount_minor, currency, data, check_at, created_at, updated_at)
      select ${id}, ${provider}, ${reference}, ${amountMinor}, ${currency}, ${data}::jsonb,
        ${checkAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      where not exists (select from other)
      on conflict (provider, reference) do nothing
    )
    select (select data from other) as other, exists (
      select from payment_event
      where provider = ${provider} and reference = ${reference} and outcome = 'pending'
    ) as "hasEvents"`,
);

/**
 * Stores a payment of a locked order, unless another one is in progress with the same provider, which is
 * returned as `other`. Ends the order's earlier payments, since a failed one could still be resumed on the
 * provider's page. A payment stored by a faster concurrent start stays unchanged.
 */
async function insertPayment(
  trx: Transaction<Database>,
  { id, amountMinor, currency }: OrderToPay,
  { data, ...payment }: NewPayment,
): Promise<{ other: PaymentData | null; hasEvents: boolean }> {
  const row = { id, amountMinor, currency, ...payment, data: JSON.stringify(data) };
  const [found] = await insertion(trx, row);
  return {
    other: found?.other ? readData(found.other) : null,
    hasEvents: found?.hasEvents ?? false,
  };
}
