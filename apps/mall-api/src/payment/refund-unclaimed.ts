import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { eachDue } from '../jobs/each-due';
import type { Deps } from '../kernel/context';
import { requestRefund } from './apply-event';
import { recordEvent, pendingEvents, locking, lockOf } from './event-store';

const HOUR = 3_600_000;

/**
 * Refunds payments for our orders that the mall never recorded. Other unmatched events are deleted: they were
 * about something else.
 */
export async function refundUnclaimed(deps: Deps): Promise<void> {
  const { db, policy, now } = deps;
  const before = new Date(now().getTime() - policy.payment.unclaimedHours * HOUR);
  const waiting = await db
    .selectFrom('payment_event')
    .select(['provider', sql<string>`reference`.as('reference')])
    .distinct()
    .where(sql<boolean>`outcome = 'pending'`)
    .where('created_at', '<=', before)
    .execute();
  await eachDue(
    deps,
    waiting,
    ({ provider, reference }) => ({ provider, reference }),
    ({ provider, reference }) => close(deps, provider, reference, before),
  );
}

/** Closes the events of one payment; true when there were any. */
async function close(deps: Deps, provider: string, reference: string, before: Date) {
  const { db, policy, now, log } = deps;
  const closed = await inTransaction(db, async (trx) => {
    await locking(trx, lockOf({ provider, reference }, policy.payment.waitSeconds));
    const closings: { event: string; orderNo: string; isOurs: boolean }[] = [];
    for (const event of await pendingEvents(trx, provider, reference)) {
      if (event.createdAt > before) continue;
      const { id, orderNo } = event;
      const isOurs = event.kind === 'paid' && (await isOrder(trx, orderNo));
      if (isOurs) await requestRefund(trx, provider, event, 'unclaimed', now());
      await recordEvent(trx, provider, event, isOurs ? 'unclaimed' : 'ignored', now());
      closings.push({ event: id, orderNo, isOurs });
    }
    return closings;
  });
  for (const closing of closed)
    log.error({ provider, ...closing }, 'event of an unknown payment closed');
  return closed.length > 0;
}

async function isOrder(trx: Transaction<Database>, orderNo: string): Promise<boolean> {
  const order = await trx
    .selectFrom('order_group')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order !== undefined;
}
