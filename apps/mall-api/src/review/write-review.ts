import { inTransaction } from '../db/in-transaction';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import type { BusinessError } from '../kernel/errors';
import { namedError } from '../kernel/errors';
import { completeOrder } from '../order/complete';
import { columnsOf, orderRefusalText } from '../order/rules';
import type { Scores } from './rules';
import * as store from './store';
import { writtenLanguage } from './written-language';

export interface NewReview extends Scores {
  orderNo: string;
  lineId: number;
  comment: string;
  /** Stored image URLs. */
  pictures: string[];
}

/**
 * Stores the review of a line; the last line completes the order. Of concurrent reviews of one line, one is
 * stored.
 */
export async function writeReview(ctx: Context, review: NewReview): Promise<void> {
  const { id: userId } = signedIn(ctx);
  const { orderNo, lineId, pictures, ...given } = review;
  const now = ctx.now();
  await inTransaction(ctx.db, async (trx) => {
    const order = await store.lockOrder(trx, userId, orderNo);
    if (!order) throw namedError('not-found', 500, 'This order does not exist.');
    const isOpen = order.status === columnsOf.toReview.status && order.refund_status === 'none';
    const line = isOpen ? await store.markReviewed(trx, order.id, lineId) : undefined;
    const lines = await store.linesOfOrder(trx, order.id);
    if (!line) throw refusal(lines.find(({ id }) => id === lineId));
    await store.addReview(trx, {
      ...given,
      language: writtenLanguage(given.comment, ctx.language),
      user_id: userId,
      order_line_id: lineId,
      product_id: line.product_id,
      sku: line.sku_name,
      pictures: JSON.stringify(pictures),
      created_at: now,
    });
    if (lines.every((one) => one.is_reviewed || !one.is_received)) {
      await completeOrder(trx, ctx, { userId, orderNo }, 'review');
    }
    await store.recountShop(trx, order.shop_id);
  });
}

function refusal(line: { is_reviewed: boolean } | undefined): BusinessError {
  if (!line) return namedError('not-found', 500, 'This order does not exist.');
  return line.is_reviewed
    ? namedError('already-done', 500, 'You have already reviewed this.')
    : namedError('wrong-state', 500, orderRefusalText('review'));
}
