import { defineHandlers, signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import type { BusinessError } from '../kernel/errors';
import { namedError } from '../kernel/errors';
import { callOff } from '../order/call-off';
import { cancelUnpaid } from '../order/cancel';
import { findGroup } from '../order/group-store';
import { columnsOf, orderRefusalText } from '../order/rules';
import { findShopOrder } from '../order/shop-order-store';
import { COD } from '../payment/on-delivery';
import { cancelPaid } from './cancel-paid';
import { disputedError, NothingToRefund } from './pay-out';

/** Why an order was not cancelled: a master order, or a shop's part of it. */
async function cancelRefusal(ctx: Context, orderNo: string): Promise<BusinessError> {
  const { id } = signedIn(ctx);
  const group = await findGroup(ctx.db, id, orderNo);
  const part = group ? undefined : await findShopOrder(ctx.db, id, orderNo);
  const found = group ?? part;
  if (!found) return namedError('not-found', 500, 'This order does not exist.');
  const isCancelled = group ? group.is_cancelled : part?.status === columnsOf.cancelled.status;
  if (isCancelled) return namedError('already-done', 500, 'This order has already been cancelled.');
  const isCod = found.pay_type === COD && !found.is_paid;
  if (isCod) return namedError('order-begun', 500, orderRefusalText('callOff'));
  return namedError('order-begun', 500, orderRefusalText('cancelPaid'));
}

/** Cancelling an order: unpaid, to be paid on delivery, or paid, which is a refund. */
export const cancelHandlers = defineHandlers({
  async cancelOrder(ctx, { params: { orderNo } }) {
    const target = { userId: signedIn(ctx).id, orderNo };
    if (await cancelUnpaid(ctx.db, target, ctx.now())) return null;
    if (await callOff(ctx.db, target, ctx.now())) return null;
    try {
      if (await cancelPaid(ctx, target)) return null;
    } catch (error) {
      if (!(error instanceof NothingToRefund)) throw error;
      ctx.log.warn({ orderNo, err: error }, 'paid order not cancelled');
      if (error.isDisputed) throw disputedError();
    }
    throw await cancelRefusal(ctx, orderNo);
  },
});
