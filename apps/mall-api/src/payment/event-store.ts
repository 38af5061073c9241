import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
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
  key: bigint;
  wait: string;
}

/**
 * Serialises work on a provider's payment, whether it is recorded yet or not, so that an event and the
 * recording of its payment cannot miss each other. Waiting longer than that, for this lock or the order's, fails.
 * Returns a condition that is true once the lock is held.
 */
export function lockCondition({ key, wait }: Lock): RawBuilder<boolean> {
  // `case` guarantees the order of evaluation
  return sql<boolean>`case
    when set_config('lock_timeout', ${wait}, true) is not null
    then pg_advisory_xact_lock(${key}::bigint) is not null end`;
}

/** The lock of a payment, and how long it is waited for. */
export const lockOf = ({ provider, reference }: Named, waitSeconds: number): Lock => {
  const key = createHash('sha256').update(`payment ${provider}:${reference}`).digest();
  return { key: key.readBigInt64BE(), wait: `${waitSeconds * 1000}ms` };
};

/** Waits for the lock of a payment. Reads afterwards see all earlier changes. */
export const locking = prepared((_, lock: Lock) => sql`select ${lockCondition(lock)}`);

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

/** One event id was used for two payments. */
export const duplicateEvent = () => new Error('One event id was used for two payments');

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
  if (rows.length !== 1) throw duplicateEvent();
}

const pending = (trx: Trx) =>
  trx
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
    .where(sql<boolean>`outcome = 'pending'`);

/** Events that arrived before their payment was recorded, in order of arrival. */
export const pendingEvents = (trx: Trx, provider: string, reference: string) =>
  pending(trx)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();
