import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import { prepared } from '../db/prepared';
import type { Deps } from '../kernel/context';
import type { PaymentEvent, StartedPayment } from '../kernel/payment-provider';
import { locking, lockOf, pendingEvents } from './event-store';
import { endingPayments } from './paid-store';
import { payObstacle } from './rules';
import { settle } from './settle';
import * as store from './store';

/** The recorded payment, or `over` when the order can no longer be paid. */
export type RecordedPayment = store.PaymentData | 'paid' | 'over';

type Needs = Pick<Deps, 'db' | 'policy' | 'now'>;

/**
 * Records a payment that a provider has started, and applies events that arrived before. Concurrent starts
 * share the first payment.
 */
export async function recordPayment(
  deps: Needs,
  order: store.OrderToStart,
  provider: string,
  started: StartedPayment,
): Promise<RecordedPayment> {
  for (let found = order; ; found = await store.orderToStartAgain(deps.db.reads, order.id)) {
    if (payObstacle(found)) return 'over';
    if (found.pending) return found.pending;
    const events = await write(deps, found, provider, started);
    if (!events) continue; // The order has changed since it was read
    const { redirect, clientSecret } = started;
    return (await isPaidBy(deps, provider, events)) ? 'paid' : { redirect, clientSecret };
  }
}

/** Records it if the order is still as it was found. Returns the events that arrived before, else undefined. */
async function write(
  { db, policy, now }: Needs,
  { id, amountMinor, currency, state }: store.OrderToStart,
  provider: string,
  { reference, redirect, clientSecret }: StartedPayment,
): Promise<PaymentEvent[] | undefined> {
  const time = now();
  const checkAt = new Date(time.getTime() + policy.payment.checkMinutes * 60_000);
  const payment = { provider, reference, data: JSON.stringify({ redirect, clientSecret }) };
  const row = { id, amountMinor, currency, state, ...payment, checkAt, now: time };
  const lock = lockOf({ provider, reference }, policy.payment.waitSeconds);
  const [, , [written], events] = await inTransaction(
    db,
    (trx, finish) =>
      finish([
        locking.with(trx, lock),
        store.lockOrder.with(trx, { id }),
        insertion.with(trx, row),
        pendingEvents.with(trx, { provider, reference }),
      ]),
    // Done again, the order has changed: the payment is the one in progress
    { isRepeatable: true },
  );
  return written?.isSame ? events : undefined;
}

/** Applies events; whether one of them has paid. */
async function isPaidBy(deps: Needs, provider: string, events: readonly PaymentEvent[]) {
  let isPaid = false;
  for (const event of events) isPaid = (await settle(deps, provider, event)) === 'paid' || isPaid;
  return isPaid;
}

type PaymentRow = Pick<store.OrderToStart, 'id' | 'amountMinor' | 'currency' | 'state'> & {
  provider: string;
  reference: string;
  /** as JSON */
  data: string;
  checkAt: Date;
  now: Date;
};

/**
 * Stores a payment of a locked order that is as it was found. Ends the order's earlier payments, since a failed one could
 * still be resumed on the provider's page.
 */
const insertion = prepared((_, row: PaymentRow) => {
  const { id, amountMinor, currency, state, provider, reference, data, checkAt, now } = row;
  return sql<{ isSame: boolean }>`
    with same as (
      select from order_group where id = ${id} and ${store.payState} = ${state}
    ), ${endingPayments(sql`group_id = ${id} and exists (select from same)`, now)}, kept as (
      insert into payment
        (group_id, provider, reference, amount_minor, currency, data, check_at, created_at, updated_at)
      select ${id}, ${provider}, ${reference}, ${amountMinor}, ${currency}, ${data}::jsonb,
        ${checkAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from same
      on conflict (provider, reference) do nothing
    )
    select exists (select from same) as "isSame"`;
});
