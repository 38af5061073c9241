import { inTransaction } from '../db/in-transaction';
import type { Deps } from '../kernel/context';
import { closeRefund } from './close';
import { tellOfRefund } from './mail-refund';
import { payOut } from './pay-out';
import { isRefundOf, lockOrderOf, moveRefund } from './store';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The parcel with which goods come back. */
export interface ReturnParcel {
  company: string;
  waybillNo: string;
}

/**
 * The shopper has sent the goods back; a waybill may be corrected while they are on their way. False when
 * the person has no such refund, or it does not wait for goods (any more).
 */
export const sendGoodsBack = (
  { db, now }: Needs,
  userId: number,
  { refundNo, company, waybillNo }: ReturnParcel & { refundNo: string },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await isRefundOf(trx, refundNo, { userId }))) return false;
    const moved = await moveRefund(trx, refundNo, 'send', {
      return_company: company,
      return_waybill_no: waybillNo,
      return_sent_at: now(),
    });
    return moved !== undefined;
  });

/**
 * The goods have arrived at the shop: from now on the money is on its way back. False when the shop has no
 * such refund, or its goods are not on their way (any more).
 */
export const confirmReturn = (
  { db, now }: Needs,
  { refundNo, shopId }: { refundNo: string; shopId: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (!(await isRefundOf(trx, refundNo, { shopId }))) return false;
    const order = await lockOrderOf(trx, refundNo);
    if (!order) return false;
    const time = now();
    return payOut(trx, order, refundNo, 'arrive', { return_arrived_at: time }, time);
  });

const BATCH = 100;

/** Ends what was accepted long ago and whose goods nobody has sent back: the order goes on as it was. */
export async function lapseUnsent({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  const due = await db
    .selectFrom('refund_order')
    .select('refund_no as refundNo')
    .where('status', '=', 4)
    .where('send_back_before', '<=', now())
    .orderBy('send_back_before')
    .limit(BATCH)
    .execute();
  let lapsed = 0;
  for (const { refundNo } of due) {
    const isLapsed = await inTransaction(db, async (trx) => {
      if (!(await closeRefund(trx, refundNo, 'lapse', {}))) return false;
      await tellOfRefund({ db: trx, now }, refundNo, 'lapsed');
      return true;
    });
    if (isLapsed) lapsed += 1;
  }
  if (lapsed > 0) log.info({ refunds: lapsed }, 'refunds lapsed: the goods were not sent back');
}
