import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import { refundOrder } from '../payment/refund-order';
import { completeLocked } from './complete';
import { lockOrderOf, moveRefund, setOrderStatus } from './store';

type Needs = Pick<Deps, 'db' | 'now'>;

/** No payment of the order holds the money that is to be given back. */
export class NothingToRefund extends Error {
  override readonly name = 'NothingToRefund';
}

/**
 * The shop accepts: the money is on its way back from the same moment. False when the refund does not
 * wait for a decision (any more).
 */
export async function acceptRefund(
  { db, now }: Needs,
  { refundNo }: { refundNo: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrderOf(trx, refundNo);
    const time = now();
    const accepted = order && (await moveRefund(trx, refundNo, 0, { status: 2, decided_at: time }));
    if (!accepted) return false;
    await setOrderStatus(trx, order.id, 2);
    const { amountMinor } = accepted;
    if (amountMinor === 0) await completeLocked(trx, order, refundNo, time);
    else if (!(await refundOrder(trx, { groupId: order.groupId, refundNo, amountMinor }, time))) {
      throw new NothingToRefund(`No payment holds what ${refundNo} gives back`);
    }
    return true;
  });
}

/** The shop refuses, and says why. False when the refund does not wait for a decision (any more). */
export const refuseRefund = (
  { db, now }: Needs,
  { refundNo, reason }: { refundNo: string; reason: string },
): Promise<boolean> =>
  inTransaction(db, (trx) =>
    close(trx, refundNo, { refusal: reason, is_withdrawn: false, decided_at: now() }),
  );

/** The shopper takes an application back. False when the person has no such, or it is decided. */
export async function withdrawRefund(
  { db, now }: Needs,
  userId: number,
  refundNo: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const own = await trx
      .selectFrom('refund_order')
      .select('id')
      .where('refund_no', '=', refundNo)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) return false;
    return close(trx, refundNo, { refusal: null, is_withdrawn: true, decided_at: now() });
  });
}

/** Ends an application without a refund: the order goes on, and another one is possible. */
async function close(
  trx: Transaction<Database>,
  refundNo: string,
  change: { refusal: string | null; is_withdrawn: boolean; decided_at: Date },
): Promise<boolean> {
  const order = await lockOrderOf(trx, refundNo);
  const closed = order && (await moveRefund(trx, refundNo, 0, { status: 1, ...change }));
  if (!closed) return false;
  await setOrderStatus(trx, order.id, 0);
  return true;
}
