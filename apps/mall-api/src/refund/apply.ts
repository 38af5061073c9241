import { inTransaction } from '../db/in-transaction';
import type { WithDb } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { newOrderNumber } from '../order/numbers';
import { isTooLate, tooLate } from './deadline';
import { type LineChoice, orderRefusal, refundParts, refusalError } from './rules';
import * as store from './store';

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
  order: store.OrderToRefund | undefined,
): Promise<{ order: store.OrderToRefund; lines: Awaited<ReturnType<typeof store.paidLines>> }> {
  if (!order) throw noSuchOrder();
  const lines = await store.paidLines(needs.db, order.id);
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
      await store.lockOrder(trx, userId, orderNo),
    );
    const parts = refundParts(lines, choice);
    if (!parts) throw refusalError('tooMany');
    const time = now();
    const refundNo = newOrderNumber('RE', time);
    await store.insertRefund(trx, order, { ...application, refundNo }, parts, time);
    return refundNo;
  });
}
