import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { Together } from '../db/together';
import { enqueue } from '../jobs/enqueue';
import { tell } from '../jobs/tell';
import type { PaymentEvent } from '../kernel/payment-provider';
import { post } from '../ledger/post';
import type { Policy } from '../policy/policy';
import { contradiction } from './contradiction';
import { isProcessed, notingEvent, recordEvent } from './event-store';
import { endingPayments, payingOrder } from './paid-store';
import { refundPayment } from './refund-payment';
import { expiredPromisesAt, renewArrivals } from './renew-arrivals';
import {
  type EventOutcome,
  outcomeOf,
  type RefundReason,
  refundReason,
  statusAfter,
} from './rules';

type Trx = Transaction<Database>;

/** The payment of an event with its order, both locked until the transaction ends; always the order first. */
export const lockPayment = prepared(
  (db, event: { provider: string; eventId: string; reference: string; now: Date }) =>
    db
      .selectFrom('order_group')
      .innerJoin('payment', 'payment.group_id', 'order_group.id')
      .select([
        'order_group.id as groupId',
        'order_group.order_no as orderNo',
        'order_group.is_paid as isOrderPaid',
        'order_group.is_cancelled as isOrderCancelled',
        'payment.id',
        'payment.status',
        'payment.amount_minor as amountMinor',
        'payment.currency',
      ])
      .select(isProcessed(event.provider, event.eventId).as('isReplayed'))
      .select(expiredPromisesAt(event.now).as('lateParts'))
      .where('payment.provider', '=', event.provider)
      .where('payment.reference', '=', event.reference)
      .forNoKeyUpdate(['order_group', 'payment']),
);

type LockedPayment = Awaited<ReturnType<typeof lockPayment>>[number];

/** An event of a provider, at a time. */
interface Event {
  provider: string;
  event: PaymentEvent;
  now: Date;
  policy: Policy;
}

/**
 * Applies an event to its locked payment and records it, once: a repetition is `replayed`. A rejected event is not
 * recorded, so a repetition is evaluated again. The caller holds the locks of payment and event (`lockOf`), so that what
 * is known here stays true, and does nothing after this in the transaction that `finish` ends.
 */
export async function applyEvent(
  trx: Trx,
  finish: Together,
  payment: LockedPayment | undefined,
  { provider, event, now, policy }: Event,
): Promise<EventOutcome | 'replayed'> {
  if (!payment) return applyUnknown(trx, provider, event, now);
  if (payment.isReplayed) return 'replayed';
  const outcome = outcomeOf(event, payment);
  if (outcome === 'mismatch') {
    await tell(trx, contradiction(payment));
    return outcome;
  }
  const status = statusAfter(outcome, payment) ?? payment.status;
  const { id: paymentId, groupId, orderNo } = payment;
  const changed = { ...event, provider, outcome, status, paymentId, groupId, now };
  const statement = changeFor(outcome, payment).with(trx, changed);
  const reason = refundReason(outcome);
  if (reason) await requestRefund(trx, provider, { ...event, orderNo }, reason, now);
  if (outcome === 'paid') await renewArrivals(trx, policy, payment.lateParts, now);
  // The ledger is posted after the change, which it depends on
  if (outcome === 'paid')
    await finish([statement, post.paymentOfGroup.with(trx, { id: groupId, now })]);
  else await finish([statement]);
  return outcome;
}

/** Stored until the payment in the event is known. */
async function applyUnknown(trx: Trx, provider: string, event: PaymentEvent, now: Date) {
  const { rows } = await sql<{
    isReplayed: boolean;
  }>`select ${isProcessed(provider, event.id)} as "isReplayed"`.execute(trx);
  if (rows[0]?.isReplayed) return 'replayed';
  const outcome = outcomeOf(event, undefined);
  await recordEvent(trx, provider, event, outcome, now);
  return outcome;
}

/** A change of a payment by an event. */
interface Change extends PaymentEvent {
  provider: string;
  outcome: EventOutcome;
  status: string;
  paymentId: number;
  groupId: number;
  now: Date;
}

type Consequence = (change: Change) => RawBuilder<unknown>;

const changing = (consequence: Consequence) =>
  prepared((_, change: Change) => {
    const { provider, outcome, status, paymentId, now } = change;
    return sql`
      with ${notingEvent(provider, change, outcome, now)}, changed as (
        update payment set status = ${status}, updated_at = ${now} where id = ${paymentId}
      )${consequence(change)}
      select event_id from noted`;
  });
const change = changing(() => sql``);
const changeAndPay = changing(
  ({ groupId, paymentId, now }) => sql`, ${payingOrder(groupId, { id: paymentId }, now)}`,
);
/** The order has one payment to settle: its others could be made as well. */
const changeAndWait = changing(
  ({ id, reference, amountMinor, currency, provider, groupId, paymentId, now }) => sql`,
    ${endingPayments(sql`group_id = ${groupId} and id <> ${paymentId} and status = 'pending'`, now)},
    told as (
      insert into payment_note
        (group_id, provider, reference, subject, kind, amount_minor, currency, created_at)
      values (${groupId}, ${provider}, ${reference}, ${id}, 'processing', ${amountMinor},
        ${currency}, ${now})
      on conflict (provider, subject, kind) do nothing
    )`,
);
/** The order can be paid otherwise: its time to pay has passed while the payment was settled. */
const changeAndReopen = changing(
  ({ groupId, now }) => sql`, reopened as (
    update order_group set pay_before = greatest(pay_before,
      ${now}::timestamptz + least(pay_before - created_at, interval '7 days'))
    where id = ${groupId} and not is_paid and not is_cancelled
  )`,
);

function changeFor(outcome: EventOutcome, { status }: LockedPayment) {
  if (outcome === 'paid') return changeAndPay;
  if (outcome === 'processing') return changeAndWait;
  const isOver = outcome === 'failed' || outcome === 'abandoned';
  return isOver && status === 'processing' ? changeAndReopen : change;
}

/**
 * Records that money is to be refunded: once per payment, however often it is reported. Returns the id of a new refund;
 * `key` is its idempotency key at the provider.
 */
export async function requestRefund(
  trx: Trx,
  provider: string,
  {
    reference,
    orderNo,
    amountMinor,
    currency,
    key = randomUUID(),
  }: Omit<PaymentEvent, 'id' | 'kind'> & { key?: string },
  reason: RefundReason,
  now: Date,
): Promise<number | undefined> {
  if (amountMinor <= 0) return undefined;
  const noted = await trx
    .insertInto('payment_refund')
    .values({
      key,
      provider,
      reference,
      order_no: orderNo,
      reason,
      amount_minor: amountMinor,
      currency,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'reference', 'amount_minor', 'currency'])
        .where('reason', '<>', sql.lit('order'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!noted) return undefined;
  await post.unmatchedPayment(trx, { id: noted.id, now });
  await enqueue({ db: trx, now: () => now }, refundPayment, { refund: noted.id });
  return noted.id;
}
