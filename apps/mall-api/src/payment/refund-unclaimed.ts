import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { eachDue } from '../jobs/each-due';
import type { Deps } from '../kernel/context';
import type { PaymentEvent } from '../kernel/payment-provider';
import { requestRefund } from './apply-event';
import { locking, lockOf, pendingEvents, recordEvent } from './event-store';
import { settle } from './settle';
import { findPayment } from './store';

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
  const named = { provider, reference };
  const isOld = ({ createdAt }: { createdAt: Date }) => createdAt <= before;
  const known = await inTransaction(deps.db, async (trx) => {
    await locking(trx, lockOf(named, deps.policy.payment.waitSeconds));
    const events = (await pendingEvents(trx, named)).filter(isOld);
    if (await findPayment(trx, provider, reference)) return events;
    for (const event of events) await closeUnclaimed(deps, trx, provider, event);
    return events.length > 0 ? 'closed' : [];
  });
  if (known === 'closed') return true;
  // The process ended between recording their payment and applying them
  for (const event of known) await settle(deps, provider, event);
  return known.length > 0;
}

async function closeUnclaimed(
  { policy, now, log }: Deps,
  trx: Transaction<Database>,
  provider: string,
  event: PaymentEvent,
) {
  const { id, orderNo, reference, kind } = event;
  // No payment with the same event id is settled meanwhile
  await locking(trx, lockOf({ provider, reference }, policy.payment.waitSeconds, id));
  const isOurs = kind === 'paid' && (await isOrder(trx, orderNo));
  if (isOurs) await requestRefund(trx, provider, event, 'unclaimed', now());
  await recordEvent(trx, provider, event, isOurs ? 'unclaimed' : 'ignored', now());
  log.error({ provider, event: id, orderNo, isOurs }, 'event of an unknown payment closed');
}

async function isOrder(trx: Transaction<Database>, orderNo: string): Promise<boolean> {
  const order = await trx
    .selectFrom('order_group')
    .select('id')
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order !== undefined;
}
