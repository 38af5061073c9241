import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { PaymentEvent } from './provider';
import { outcomeOf, statusAfter, type EventOutcome } from './rules';
import { markPaid } from './store';

/** The order first, then its payment: everybody locks them in this order. */
async function lockPayment(trx: Transaction<Database>, provider: string, reference: string) {
  const group = await trx
    .selectFrom('order_group')
    .innerJoin('payment', 'payment.group_id', 'order_group.id')
    .select([
      'order_group.id as groupId',
      'order_group.order_no as orderNo',
      'order_group.is_paid as isOrderPaid',
      'order_group.is_cancelled as isOrderCancelled',
    ])
    .where('payment.provider', '=', provider)
    .where('payment.reference', '=', reference)
    .forNoKeyUpdate('order_group')
    .executeTakeFirst();
  if (!group) return undefined;
  const payment = await trx
    .selectFrom('payment')
    .select(['id', 'status', 'amount_minor as amountMinor', 'currency'])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { ...group, ...payment };
}

/**
 * Carries out what a provider said, once for each event: a second delivery finds the event's id and
 * gives `replayed`. Order, payment and event change together or not at all.
 */
export async function settle(
  db: Kysely<Database>,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<EventOutcome | 'replayed'> {
  return inTransaction(db, async (trx) => {
    const fresh = await trx
      .insertInto('payment_event')
      .values({ provider, event_id: event.id, kind: event.kind, outcome: '', created_at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!fresh) return 'replayed';
    const payment = await lockPayment(trx, provider, event.reference);
    const outcome = outcomeOf(event, payment);
    if (payment && outcome === 'paid' && !(await markPaid(trx, payment.groupId, now))) {
      throw new Error('An order changed although it was locked');
    }
    const status = statusAfter(outcome);
    if (payment && status) {
      await trx
        .updateTable('payment')
        .set({ status, updated_at: now })
        .where('id', '=', payment.id)
        .execute();
    }
    await trx
      .updateTable('payment_event')
      .set({ outcome })
      .where('provider', '=', provider)
      .where('event_id', '=', event.id)
      .execute();
    return outcome;
  });
}
