import { inTransaction } from '../db/in-transaction';
import type { Deps, WithDb } from '../kernel/context';
import { closeRefund } from './close';
import { lockOrderOf } from './order-store';
import { payOut } from './pay-out';
import { mustBeReturned } from './rules';
import { isRefundOf, moveRefund, setOrderStatus } from './store';

type Needs = WithDb<'now'>;

const DAY_MS = 86_400_000;

/**
 * The shop accepts: received goods must be returned first, depending on the policy; otherwise the money is
 * refunded at once. False when the refund does not await a decision.
 */
export async function acceptRefund(
  { db, now, policy }: Needs & Pick<Deps, 'policy'>,
  { refundNo }: { refundNo: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrderOf(trx, refundNo);
    if (!order) return false;
    const time = now();
    if (!mustBeReturned(order, policy.refund)) {
      return payOut(trx, order, refundNo, 'accept', { decided_at: time }, time);
    }
    const accepted = await moveRefund(trx, refundNo, 'acceptReturn', {
      decided_at: time,
      send_back_before: new Date(time.getTime() + policy.refund.sendBackDays * DAY_MS),
    });
    if (!accepted) return false;
    await setOrderStatus(trx, order.id, 'refunding');
    return true;
  });
}

/** The shop refuses with a reason. False when the refund does not await a decision. */
export const refuseRefund = (
  { db, now }: Needs,
  { refundNo, reason }: { refundNo: string; reason: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const change = { refusal: reason, decided_at: now() };
    return closeRefund(trx, refundNo, 'refuse', change);
  });

/**
 * The shopper withdraws an application, or keeps the goods after all. False when the person has no such
 * refund, or it has been decided otherwise.
 */
export async function withdrawRefund(
  { db, now }: Needs,
  userId: number,
  refundNo: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await isRefundOf(trx, refundNo, { userId }))) return false;
    return closeRefund(trx, refundNo, 'withdraw', { decided_at: now() });
  });
}
