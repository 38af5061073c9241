import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { withStepwiseFallback } from '../db/together';
import { applyEvent, payAtOnce } from './apply-event';
import { locking, lockOf } from './event-store';
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
  const { reference } = event;
  const lock = lockOf({ provider, reference }, policy.payment.waitSeconds);
  const stepByStep = () =>
    inTransaction(db, async (trx) => {
      await locking(trx, lock);
      return applyEvent(trx, provider, event, now());
    });
  if (event.kind !== 'paid') return stepByStep();
  // Even if it was applied before the connection was lost: then it is replayed
  return withStepwiseFallback<EventOutcome | 'replayed'>(
    () => payAtOnce(db, lock, provider, event, now()),
    stepByStep,
  );
}
