import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { applyEvent } from './apply-event';
import { lockReference } from './event-store';
import type { PaymentEvent } from '../kernel/payment-provider';
import type { EventOutcome } from './rules';

/**
 * Applies a provider's event, once: a second delivery is `replayed`. Order, payment, event and refund change
 * atomically.
 */
export async function settle(
  { db, policy, now }: Pick<Deps, 'db' | 'policy' | 'now'>,
  provider: string,
  event: PaymentEvent,
): Promise<EventOutcome | 'replayed'> {
  return inTransaction(db, async (trx) => {
    const { reference } = event;
    await lockReference(trx, { provider, reference }, policy.payment.waitSeconds);
    return applyEvent(trx, provider, event, now());
  });
}
