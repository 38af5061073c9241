import { inTransaction } from '../db/in-transaction';
import { eachDue } from '../jobs/each-due';
import type { WithDb } from '../kernel/context';
import { closeRefund } from './close';
import { lockOrderOf } from './order-store';
import { payOut } from './pay-out';
import { isRefundOf, moveRefund } from './store';

type Needs = WithDb<'now'>;

/** The return parcel. */
export interface ReturnParcel {
  company: string;
  waybillNo: string;
}

/**
 * The shopper has sent the goods back; the tracking number can be corrected while they are in transit. False
 * when the person has no such refund, or it does not await goods.
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
 * The shop has received the goods: starts paying out the refund. False when the shop has no such refund, or
 * its goods are not in transit.
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

/** Ends accepted refunds whose goods were not sent back in time: the orders continue unchanged. */
export async function lapseUnsent(deps: WithDb<'now' | 'log'>): Promise<void> {
  let lapsed = 0;
  for (let last = 0, isMore = true; isMore;) {
    const due = await unsentAfter(deps, last);
    lapsed += await eachDue(
      deps,
      due,
      ({ refundNo }) => ({ refundNo }),
      ({ refundNo }) => lapse(deps, refundNo),
    );
    last = due.at(-1)?.id ?? last;
    isMore = due.length === BATCH;
  }
  if (lapsed > 0)
    deps.log.info({ refunds: lapsed }, 'refunds lapsed: the goods were not sent back');
}

const unsentAfter = ({ db, now }: Needs, id: number) =>
  db
    .selectFrom('refund_order')
    .select(['id', 'refund_no as refundNo'])
    .where('status', '=', 'toReturn')
    .where('send_back_before', '<=', now())
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .execute();

const lapse = ({ db }: Pick<Needs, 'db'>, refundNo: string): Promise<boolean> =>
  inTransaction(db, (trx) => closeRefund(trx, refundNo, 'lapse', {}));
