import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { PaymentEvent } from '../kernel/payment-provider';
import { addEntries } from '../operator/audit-store';
import { requestRefund } from '../payment/apply-event';
import { locking, lockOf } from '../payment/event-store';
import { recordMovedMoney } from '../payment/moved-money';
import { carryOutRefund } from '../payment/refund-payment';
import { settle } from '../payment/settle';
import type { ReconcileDeps } from './deps';
import type { Mismatch } from './find-mismatches';
import { remedyOf } from './rules';

type Trx = Transaction<Database>;

/** What came of a problem. */
export type Outcome = 'open' | 'adopted' | 'refunded' | 'underway' | 'failed';

/** What may be done. */
export interface Wanted {
  adopt: boolean;
  refund: boolean;
}

/**
 * Puts a problem right as far as that is wanted, once: repeated, it finds what was done. Every step is recorded before the
 * provider is asked for it, and has an idempotency key there.
 */
export async function putRight(
  deps: ReconcileDeps,
  mismatch: Mismatch,
  wanted: Wanted,
): Promise<Outcome> {
  const remedy = remedyOf[mismatch.problem];
  if (remedy === 'person' || !wanted[remedy]) return 'open';
  switch (mismatch.problem) {
    case 'refundUnknown':
      return adoptRefund(deps, mismatch);
    case 'unpaidOrder':
      return (await settleByListing(deps, mismatch)) === 'paid' ? 'adopted' : 'open';
    case 'refundOpen':
      return finish(deps, mismatch.known?.unmatched?.id);
    case 'noOrder':
      return finish(deps, await claimNothing(deps, mismatch));
    default:
      await settleByListing(deps, mismatch);
      return finish(deps, await unmatchedRefundOf(deps, mismatch));
  }
}

/** Records a refund or a dispute as if the provider had reported it now. */
async function adoptRefund(deps: ReconcileDeps, mismatch: Mismatch): Promise<Outcome> {
  const { provider, payment } = mismatch;
  const outcome = await recordMovedMoney(deps, provider, payment.reference);
  if (outcome !== 'noted') return 'open';
  await addEntries(deps.db, [entryOf(deps, mismatch)]);
  return 'adopted';
}

/** Applies what the provider lists like its webhook. The order takes the money, or a refund of it is recorded. */
async function settleByListing(deps: ReconcileDeps, mismatch: Mismatch) {
  const { provider, payment } = mismatch;
  await inTransaction(deps.db, async (trx) => {
    await locking(trx, lockOf({ provider, reference: payment.reference }, waitOf(deps)));
    await insertPayment(trx, mismatch, deps.now());
    await addEntries(trx, [entryOf(deps, mismatch)]);
  });
  const { reference, orderNo, amountMinor, currency } = payment;
  const event: PaymentEvent = {
    id: `${reference}:reconciled`,
    kind: 'paid',
    reference,
    orderNo,
    amountMinor,
    currency,
  };
  return settle(deps, provider, event);
}

const waitOf = ({ policy }: ReconcileDeps) => policy.payment.waitSeconds;

/** The order has lost this payment, unless it still has it. */
const insertPayment = (trx: Trx, { provider, payment }: Mismatch, now: Date) =>
  sql`
    insert into payment (group_id, provider, reference, amount_minor, currency, data, created_at, updated_at)
    select id, ${provider}, ${payment.reference}, pay_minor, currency, '{}', ${now}, ${now}
    from order_group where order_no = ${payment.orderNo}
    on conflict (provider, reference) do nothing`.execute(trx);

/** Records that money without an order goes back; returns the id of its refund. */
async function claimNothing(deps: ReconcileDeps, mismatch: Mismatch): Promise<number | undefined> {
  const { provider, payment } = mismatch;
  const { reference, refundedMinor } = payment;
  await inTransaction(deps.db, async (trx) => {
    await locking(trx, lockOf({ provider, reference }, waitOf(deps)));
    const amountMinor = payment.amountMinor - refundedMinor;
    // The same key after the next lost database
    const refund = { ...payment, amountMinor, key: `reconciled-${provider}-${reference}` };
    const id = await requestRefund(trx, provider, refund, 'unclaimed', deps.now());
    if (id !== undefined) await addEntries(trx, [entryOf(deps, mismatch)]);
  });
  return unmatchedRefundOf(deps, mismatch);
}

async function unmatchedRefundOf({ db }: ReconcileDeps, { provider, payment }: Mismatch) {
  const refund = await db
    .selectFrom('payment_refund')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', payment.reference)
    .where('reason', '<>', 'order')
    .orderBy('id')
    .executeTakeFirst();
  return refund?.id;
}

/** Carries a recorded refund out, also one that a worker has begun: its key makes both the same. */
async function finish(deps: ReconcileDeps, id: number | undefined): Promise<Outcome> {
  if (id === undefined) return 'open';
  // What fails is tried again by the job that was enqueued with the refund
  await carryOutRefund(deps, id).catch((error: unknown) =>
    deps.log.warn({ err: error, refund: id }, 'refund not carried out yet'),
  );
  const { status } = await deps.db
    .selectFrom('payment_refund')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (status === 'done') return 'refunded';
  return status === 'failed' ? 'failed' : 'underway';
}

const entryOf = ({ now }: ReconcileDeps, { problem, provider, payment }: Mismatch) => ({
  at: now(),
  key_id: null,
  shop_id: null,
  action: `reconcile: ${problem}`,
  subject_type: 'payment',
  subject_id: `${provider} ${payment.reference}`,
  result: 'done' as const,
});
