import { inTransaction } from '../db/in-transaction';
import type { WithDb } from '../kernel/context';
import { paidBackByShop } from '../payment/refund-order';
import { completeLocked } from './complete';
import { lockOrderOf } from './order-store';

/**
 * The shop confirms that it has paid a refund: the money of a cash-on-delivery order went through no
 * provider. False when the refund does not await that.
 */
export const confirmPaidBack = (
  { db, now }: WithDb<'now'>,
  { refundNo }: { refundNo: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const order = await lockOrderOf(trx, refundNo);
    const time = now();
    if (!order || !(await paidBackByShop(trx, refundNo, time))) return false;
    await completeLocked(trx, order, refundNo, time);
    return true;
  });
