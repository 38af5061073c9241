import { inTransaction } from '../db/in-transaction';
import { together } from '../db/together';
import type { Deps } from '../kernel/context';
import type { PaymentEvent } from '../kernel/payment-provider';
import { applyEvent, lockPayment } from './apply-event';
import { locking, lockOf } from './event-store';
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
  const { reference, id: eventId } = event;
  const lock = lockOf({ provider, reference }, policy.payment.waitSeconds, eventId);
  const time = now();
  return inTransaction(
    db,
    async (trx, finish) => {
      const [, [payment]] = await together(trx, [
        locking.with(trx, lock),
        lockPayment.with(trx, { provider, eventId, reference, now: time }),
      ]);
      return applyEvent(trx, finish, payment, { provider, event, now: time, policy });
    },
    // Done again, it is a replay
    { isRepeatable: true },
  );
}
