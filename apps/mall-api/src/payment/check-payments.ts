import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import { reconcilePayment } from './reconcile';

const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;
const AT_ONCE = 100;

/**
 * Asks providers about payments without a final event, since webhooks get lost: paid ones pay their order,
 * and those that no order can take are refunded. Ended payments are checked too. An order without a payment
 * needs no check, since it was never offered for payment.
 */
export async function checkPayments(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('payment')
    .select(['id', 'provider', 'reference', 'created_at', 'check_at'])
    .where('check_at', '<=', deps.now())
    .where('status', '<>', 'paid')
    .orderBy('check_at')
    .limit(AT_ONCE)
    .execute();
  for (const payment of due) {
    const next = nextCheck(payment.created_at, deps.now(), deps.policy.payment.checkDays);
    if (!(await postpone(deps.db, payment, next))) continue;
    const { provider, reference } = payment;
    try {
      const outcome = await reconcilePayment(deps, provider, reference);
      // Any other answer is final
      const isFinal = !['pending', 'processing', 'failed'].includes(outcome);
      if (isFinal) await postpone(deps.db, { ...payment, check_at: next }, null);
      if (outcome === 'paid') deps.log.warn({ provider, outcome }, 'payment found by asking');
    } catch (error) {
      deps.log.warn({ err: error, provider }, 'provider not asked');
    }
  }
}

/** The interval equals the payment's age, at most six hours; null once it is too old. */
export function nextCheck(createdAt: Date, now: Date, days: number): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= days * 24 * 60 * MINUTE) return null;
  return new Date(now.getTime() + Math.min(Math.max(age, MINUTE), LONGEST));
}

/** Only one process asks. */
async function postpone(
  db: Kysely<Database>,
  { id, check_at: before }: { id: number; check_at: Date | null },
  next: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ check_at: next })
    .where('id', '=', id)
    .where('check_at', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
