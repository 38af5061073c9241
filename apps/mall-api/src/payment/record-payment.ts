import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { applyEvent } from './apply-event';
import { pendingEvents, lockReference } from './event-store';
import type { StartedPayment } from '../kernel/payment-provider';
import { endPayments, openOrder, pendingPayment, type OrderToPay, type PaymentData } from './store';

/** The recorded payment, or `over` when the order can no longer be paid. */
export type RecordedPayment = PaymentData | 'paid' | 'over';

/**
 * Records a payment that a provider has started, and applies events that arrived before.
 * Concurrent starts share the first payment.
 */
export async function recordPayment(
  { db, policy, now }: Pick<Deps, 'db' | 'policy' | 'now'>,
  order: OrderToPay,
  provider: string,
  { reference, redirect, clientSecret }: StartedPayment,
): Promise<RecordedPayment> {
  return inTransaction(db, async (trx) => {
    await lockReference(trx, { provider, reference }, policy.payment.waitSeconds);
    if (!(await openOrder(trx, order.id))) return 'over';
    const other = await pendingPayment(trx, order.id, provider);
    if (other) return other;
    const time = now();
    // A failed attempt could still be resumed on the provider's page.
    await endPayments(trx, [order.id], time);
    await trx
      .insertInto('payment')
      .values({
        ...{ group_id: order.id, provider, reference, created_at: time, updated_at: time },
        ...{ amount_minor: order.amountMinor, currency: order.currency },
        data: JSON.stringify({ redirect, clientSecret }),
        check_at: new Date(time.getTime() + policy.payment.checkMinutes * 60_000),
      })
      // A start much slower than a concurrent one finds the payment recorded.
      .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
      .execute();
    let isPaid = false;
    for (const event of await pendingEvents(trx, provider, reference)) {
      isPaid = (await applyEvent(trx, provider, event, time)) === 'paid' || isPaid;
    }
    return isPaid ? 'paid' : { redirect, clientSecret };
  });
}
