import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { recordEvent } from './event-store';
import { refundPayment } from './refund-payment';
import type { PaymentEvent } from '../kernel/payment-provider';
import {
  outcomeOf,
  refundReason,
  statusAfter,
  type EventOutcome,
  type RefundReason,
} from './rules';
import { markPaid } from './store';

type Trx = Transaction<Database>;

/** Locks the order first, then its payment, as all code does. */
async function lockPayment(trx: Trx, provider: string, reference: string) {
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
 * Applies an event and records it; the caller holds the lock of this payment. What is
 * refused leaves no trace: said again, it is looked at again.
 */
export async function applyEvent(
  trx: Trx,
  provider: string,
  event: PaymentEvent,
  now: Date,
): Promise<EventOutcome> {
  const payment = await lockPayment(trx, provider, event.reference);
  const outcome = outcomeOf(event, payment);
  if (outcome === 'mismatch') return outcome;
  await recordEvent(trx, provider, event, outcome, now);
  if (!payment) return outcome;
  // before the order's other payments are ended, so that this one is not
  const status = statusAfter(outcome, payment);
  if (status) {
    await trx
      .updateTable('payment')
      .set({ status, updated_at: now })
      .where('id', '=', payment.id)
      .execute();
  }
  if (outcome === 'paid' && !(await markPaid(trx, payment.groupId, now))) {
    throw new Error('An order changed although it was locked');
  }
  const reason = refundReason(outcome);
  if (reason) {
    await requestRefund(trx, provider, { ...event, orderNo: payment.orderNo }, reason, now);
  }
  return outcome;
}

/** Records that money is to be refunded: once for the same money, however often it is reported. */
export async function requestRefund(
  trx: Trx,
  provider: string,
  { reference, orderNo, amountMinor, currency }: PaymentEvent,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  if (amountMinor <= 0) return;
  const noted = await trx
    .insertInto('payment_refund')
    .values({
      ...{ key: randomUUID(), provider, reference, order_no: orderNo, reason },
      ...{ amount_minor: amountMinor, currency, created_at: now, updated_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'reference', 'amount_minor', 'currency'])
        .where('reason', '<>', sql.lit('order'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (noted) await enqueue({ db: trx, now: () => now }, refundPayment, { refund: noted.id });
}
