import { inTransaction } from '../db/in-transaction';
import type { WithDb } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { newOrderNumber } from '../order/numbers';
import { isTooLate, tooLate } from './deadline';
import { lockOrder, type OrderToRefund, paidLines } from './order-store';
import { type LineChoice, orderRefusal, refundParts, refusalError } from './rules';
import { insertRefund } from './store';

/** The shopper's input of an application. */
export interface Application {
  orderNo: string;
  reason: string;
  explain: string;
  /** in stored form */
  pictures: string[];
  /** Default: everything that is left. */
  lines?: readonly LineChoice[] | undefined;
}

type Needs = WithDb<'now' | 'policy'>;

const noSuchOrder = () => namedError('not-found', 500, 'This order does not exist.');

/** The order with its lines, if it can be refunded; throws the reason otherwise. */
export async function refundableOrder(
  needs: Needs,
  order: OrderToRefund | undefined,
): Promise<{ order: OrderToRefund; lines: Awaited<ReturnType<typeof paidLines>> }> {
  if (!order) throw noSuchOrder();
  const lines = await paidLines(needs.db, order.id);
  const refusal = orderRefusal(order, lines);
  if (refusal) throw refusalError(refusal);
  if (isTooLate(needs, order.completedAt)) throw tooLate(needs);
  return { order, lines };
}

/** Applies for a refund of a person's order; returns its number. */
export async function applyForRefund(
  { db, now, policy }: Needs,
  userId: number,
  { orderNo, lines: choice, ...application }: Application,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { order, lines } = await refundableOrder(
      { db: trx, now, policy },
      await lockOrder(trx, userId, orderNo),
    );
    const parts = refundParts(lines, choice);
    if (!parts) throw refusalError('tooMany');
    const time = now();
    const refundNo = newOrderNumber('RE', time);
    await insertRefund(trx, order, { ...application, refundNo }, parts, time);
    return refundNo;
  });
}
