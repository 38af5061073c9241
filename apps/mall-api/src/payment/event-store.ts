import { createHash } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { PaymentEvent } from '../kernel/payment-provider';
import type { EventOutcome } from './rules';

type Trx = Transaction<Database>;

/** A payment by its provider's id. */
interface Named {
  provider: string;
  reference: string;
}

export interface Lock {
  keys: bigint[];
  wait: string;
}

const keyOf = (...name: string[]) =>
  createHash('sha256').update(name.join(' ')).digest().readBigInt64BE();

/** The locks of a payment and of an event about it, and how long they are waited for. */
export const lockOf = (
  { provider, reference }: Named,
  waitSeconds: number,
  eventId?: string,
): Lock => ({
  keys: [
    keyOf('payment', `${provider}:${reference}`),
    ...(eventId === undefined ? [] : [keyOf('event', `${provider}:${eventId}`)]),
  ],
  wait: `${waitSeconds * 1000}ms`,
});

/**
 * Serialises work on a provider's payment, whether it is recorded yet or not, so that an event and the
 * recording of its payment cannot miss each other. Waiting longer than that, for these locks or the order's, fails.
 * Reads afterwards see all earlier changes.
 */
export const locking = prepared(
  // `case` guarantees the order of evaluation
  (_, { keys, wait }: Lock) => sql`select case
    when set_config('lock_timeout', ${wait}, true) is not null
    then (select bool_and(pg_advisory_xact_lock(key) is not null) from unnest(${keys}::bigint[]) as key) end`,
);

/** SQL condition: an event was already processed. */
export const isProcessed = (provider: string, eventId: string): RawBuilder<boolean> => sql<boolean>`
  exists (select from payment_event
    where payment_event.provider = ${provider} and payment_event.event_id = ${eventId}
      and payment_event.outcome <> 'pending')`;

/** SQL fragment that records the outcome of an event. `noted` has no row when it was already processed. */
export const notingEvent = (
  provider: string,
  { id, kind, reference, orderNo, amountMinor, currency }: PaymentEvent,
  outcome: EventOutcome | 'unclaimed',
  now: Date,
): RawBuilder<unknown> => sql`
  noted as (
    insert into payment_event
      (provider, event_id, kind, outcome, created_at, reference, order_no, amount_minor, currency)
    values (${provider}, ${id}, ${kind}, ${outcome}, ${now}, ${reference}, ${orderNo}, ${amountMinor}, ${currency})
    on conflict (provider, event_id) do update set outcome = excluded.outcome, kind = excluded.kind,
      reference = excluded.reference, order_no = excluded.order_no,
      amount_minor = excluded.amount_minor, currency = excluded.currency
    where payment_event.outcome = 'pending'
    returning event_id
  )`;

/** Records the outcome of an event, or that it waits for its payment. */
export async function recordEvent(
  trx: Trx,
  provider: string,
  event: PaymentEvent,
  outcome: EventOutcome | 'unclaimed',
  now: Date,
): Promise<void> {
  const noting = notingEvent(provider, event, outcome, now);
  const { rows } = await sql`with ${noting} select event_id from noted`.execute(trx);
  if (rows.length !== 1) throw new Error('One event id was used for two payments');
}

/** Events that arrived before their payment was recorded, in order of arrival. */
export const pendingEvents = prepared((db, { provider, reference }: Named) =>
  db
    .selectFrom('payment_event')
    .select([
      'event_id as id',
      'created_at as createdAt',
      sql<PaymentEvent['kind']>`kind`.as('kind'),
      sql<string>`reference`.as('reference'),
      sql<string>`order_no`.as('orderNo'),
      sql<number>`amount_minor`.as('amountMinor'),
      sql<string>`currency`.as('currency'),
    ])
    .where(sql<boolean>`outcome = 'pending'`)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .orderBy('created_at'),
);
