import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import type { MoneyMove } from '../kernel/payment-provider';
import { post } from '../ledger/post';
import { refundPaidOut } from './refund-paid-out';

type Trx = Transaction<Database>;

/** A payment whose row is locked, and its master order. */
export interface MovedPayment {
  groupId: number;
  provider: string;
  reference: string;
}

/** Records what happened to a payment, once. False when it is known, or the mall's own doing. */
export async function recordMove(
  trx: Trx,
  payment: MovedPayment,
  move: MoneyMove,
  now: Date,
): Promise<boolean> {
  if (await isOwnRefund(trx, payment, move)) return false;
  switch (move.kind) {
    case 'refunded':
      return recordRefund(trx, payment, move, now);
    case 'refundFailed': {
      const refunded = await noteOf(trx, payment, move.subject, 'refunded');
      // Of a refund that never returned anything there is nothing to tell
      return refunded ? insert(trx, payment, move, refunded.counts, now) : false;
    }
    case 'disputed':
      return insert(trx, payment, move, true, now);
    default: {
      // Events may come in any order, and one of them may be lost
      await insert(trx, payment, { ...move, kind: 'disputed' }, true, now);
      const isRefund = await hasUncountedTwin(trx, payment, move, 'refunded');
      return insert(trx, payment, move, !isRefund, now);
    }
  }
}

async function isOwnRefund(trx: Trx, payment: MovedPayment, { key }: MoneyMove): Promise<boolean> {
  if (key === null) return false;
  const own = await trx
    .selectFrom('payment_refund')
    .select('id')
    .where('key', '=', key)
    .where('provider', '=', payment.provider)
    .where('reference', '=', payment.reference)
    .executeTakeFirst();
  return own !== undefined;
}

/**
 * A person may have done at the provider what the mall could not: then it is that refund. A provider that carries out a
 * lost dispute as a refund reports the same money twice.
 */
async function recordRefund(trx: Trx, payment: MovedPayment, move: MoneyMove, now: Date) {
  if (await noteOf(trx, payment, move.subject, 'refunded')) return false;
  const isCarriedOut = await completeFailed(trx, payment, move, now);
  const isOfDispute = !isCarriedOut && (await hasUncountedTwin(trx, payment, move, 'disputeLost'));
  return insert(trx, payment, move, !isCarriedOut && !isOfDispute, now);
}

/** Completes a refund of the mall that the provider had refused, when its money went back after all. */
async function completeFailed(trx: Trx, payment: MovedPayment, move: MoneyMove, now: Date) {
  const failed = trx
    .selectFrom('payment_refund')
    .select('id')
    .where('provider', '=', payment.provider)
    .where('reference', '=', payment.reference)
    .where('amount_minor', '=', move.amountMinor)
    .where('currency', '=', move.currency)
    .where('status', '=', 'failed')
    .orderBy('id')
    .limit(1);
  const done = await trx
    .updateTable('payment_refund')
    .set({ status: 'done', updated_at: now })
    .where('id', 'in', failed)
    .returning(['id', 'key', 'reason'])
    .executeTakeFirst();
  if (done) await post.refundPaid(trx, { id: done.id, now });
  if (done?.reason === 'order') {
    const { key } = done;
    await enqueue({ db: trx, now: () => now }, refundPaidOut, { refundNo: key }, { key });
  }
  return done !== undefined;
}

const noteOf = (trx: Trx, { provider }: MovedPayment, subject: string, kind: MoneyMove['kind']) =>
  trx
    .selectFrom('payment_note')
    .select('counts')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Whether a note of another kind is about the same money: as many as do not count have found theirs. */
async function hasUncountedTwin(
  trx: Trx,
  { provider, reference }: MovedPayment,
  { kind, amountMinor }: MoneyMove,
  twin: MoneyMove['kind'],
): Promise<boolean> {
  if (kind === 'disputeWon') return false;
  const { rows } = await sql<{ isTwin: boolean }>`
    select count(*) filter (where kind = ${twin} and counts)
      > count(*) filter (where kind = ${kind} and not counts) as "isTwin"
    from payment_note
    where provider = ${provider} and reference = ${reference} and amount_minor = ${amountMinor}
  `.execute(trx);
  return rows[0]?.isTwin ?? false;
}

async function insert(
  trx: Trx,
  { groupId, provider, reference }: MovedPayment,
  { subject, kind, amountMinor, currency, reason }: MoneyMove,
  counts: boolean,
  now: Date,
): Promise<boolean> {
  const noted = await trx
    .insertInto('payment_note')
    .values({
      group_id: groupId,
      provider,
      reference,
      subject,
      kind,
      amount_minor: amountMinor,
      currency,
      reason,
      counts,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (noted) await post.paymentNote(trx, { id: noted.id, now });
  return noted !== undefined;
}
