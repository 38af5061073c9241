import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { applyEvent } from './apply-event';
import { pendingEvents, lockReference } from './event-store';
import type { StartedPayment } from '../kernel/payment-provider';
import { endPayments, openOrder, pendingPayment, type OrderToPay, type PaymentData } from './store';

/** What became of a payment that a provider has begun: `over` when the order needs none any more. */
export type RecordedPayment = PaymentData | 'paid' | 'over';

/**
 * Keeps a payment that a provider has begun, and carries out what the provider has already said of it.
 * Two starts at once come to share the first one.
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
    // An attempt that failed could be taken up again on the provider's page.
    await endPayments(trx, [order.id], time);
    await trx
      .insertInto('payment')
      .values({
        ...{ group_id: order.id, provider, reference, created_at: time, updated_at: time },
        ...{ amount_minor: order.amountMinor, currency: order.currency },
        data: JSON.stringify({ redirect, clientSecret }),
      })
      // A start that was much slower than its twin finds this payment tried already.
      .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
      .execute();
    let isPaid = false;
    for (const event of await pendingEvents(trx, provider, reference)) {
      isPaid = (await applyEvent(trx, provider, event, time)) === 'paid' || isPaid;
    }
    return isPaid ? 'paid' : { redirect, clientSecret };
  });
}
