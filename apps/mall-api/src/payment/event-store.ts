import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { PaymentEvent } from '../kernel/payment-provider';
import type { EventOutcome } from './rules';

type Trx = Transaction<Database>;

/**
 * One at a time for a provider's payment, whether it is known yet or not: what is said of it and the
 * moment when it is kept cannot miss each other. Whoever waits longer than so many seconds, here or for
 * the order behind it, gives up.
 */
export async function lockReference(
  trx: Trx,
  { provider, reference }: { provider: string; reference: string },
  waitSeconds: number,
): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${waitSeconds * 1000}ms`}, true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${reference}`}, 7))`.execute(
    trx,
  );
}

/** Whether an event has been carried out before. */
export async function isProcessed(trx: Trx, provider: string, eventId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_event')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('outcome', '<>', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers what an event has come to, or that it waits for its payment. */
export async function recordEvent(
  trx: Trx,
  provider: string,
  event: PaymentEvent,
  outcome: EventOutcome | 'unclaimed',
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows: noted } = await trx
    .insertInto('payment_event')
    .values({
      ...{ provider, event_id: event.id, kind: event.kind, outcome, created_at: now },
      ...{ reference: event.reference, order_no: event.orderNo },
      ...{ amount_minor: event.amountMinor, currency: event.currency },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'event_id'])
        .doUpdateSet((eb) => ({
          outcome: eb.ref('excluded.outcome'),
          kind: eb.ref('excluded.kind'),
          reference: eb.ref('excluded.reference'),
          order_no: eb.ref('excluded.order_no'),
          amount_minor: eb.ref('excluded.amount_minor'),
          currency: eb.ref('excluded.currency'),
        }))
        .where('payment_event.outcome', '=', 'pending'),
    )
    .executeTakeFirstOrThrow();
  if (noted !== 1n) throw new Error('Two payments were told of under the name of one event');
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
