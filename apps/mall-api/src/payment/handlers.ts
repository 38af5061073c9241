import type { Payment } from '@vermilion/api-client';
import { inTransaction } from '../db/in-transaction';
import { defineHandlers, sessionOf, signedIn } from '../http/handler';
import type { Deps } from '../kernel/context';
import { namedError, unauthorized } from '../kernel/errors';
import { COD } from './on-delivery';
import { markPaid } from './paid-store';
import { approvedAtPaypal, cancelledAtPaypal } from './paypal/return-from-paypal';
import { payMethodsOf } from './registry';
import { resultAddress, resultPage } from './result-page';
import { payObstacle } from './rules';
import { startOrResume } from './start-payment';
import * as store from './store';

/** Pays an order with nothing to pay: normally done when it was placed, older ones now. */
async function payNothing(
  { db, now }: Deps,
  { id, isPaid }: store.OrderToPay,
): Promise<'paid' | 'over'> {
  if (isPaid) return 'paid';
  return (await inTransaction(db, (trx) => markPaid(trx, id, now()))) ? 'paid' : 'over';
}

const startedOnDelivery = ({ payType, orderNo }: store.OrderToPay): Payment => ({
  status: true,
  payType,
  orderNo,
  redirect: null,
  stripeClientSecret: null,
});

const OBSTACLES = {
  paid: () => namedError('already-done', 500, 'This order has already been paid.'),
  cancelled: () => namedError('wrong-state', 500, 'This order has been cancelled.'),
  processing: () =>
    namedError('payment-processing', 500, 'The payment of this order is being confirmed.'),
};

export const paymentHandlers = defineHandlers({
  payMethods: (ctx) => payMethodsOf(ctx),

  async startPayment(ctx, { body }): Promise<Payment> {
    const { id } = signedIn(ctx);
    const order = await store.findOrderToStart(ctx.db.reads, id, body.orderNo, sessionOf(ctx));
    if (!order) throw namedError('not-found', 500, 'This order does not exist.');
    if (!order.isSignedIn) throw unauthorized();
    const isFree = order.amountMinor === 0;
    const obstacle = payObstacle(order);
    // Clients always start the payment of a new order: for a free one the response is "paid"
    if (obstacle && !(obstacle === 'paid' && isFree)) throw OBSTACLES[obstacle]();
    if (order.payType !== body.payType) {
      throw namedError(
        'other-payment-method',
        500,
        'Please pay with the method you chose when you placed this order.',
      );
    }
    // Nothing to pay before the courier comes
    if (order.payType === COD && !isFree) return startedOnDelivery(order);
    const recorded = isFree ? await payNothing(ctx, order) : await startOrResume(ctx, order);
    if (recorded === 'over')
      throw namedError('wrong-state', 500, 'This order can no longer be paid.');
    const { redirect, clientSecret } =
      recorded === 'paid'
        ? { redirect: resultAddress(resultPage(ctx), order.orderNo, true), clientSecret: null }
        : recorded;
    const { payType, orderNo } = order;
    return { status: true, payType, orderNo, redirect, stripeClientSecret: clientSecret };
  },

  paypalSuccess: (ctx, { body }) => approvedAtPaypal(ctx, signedIn(ctx).id, body.token),

  paypalCancel: (ctx, { body }) => cancelledAtPaypal(ctx, signedIn(ctx).id, body.token),

  async wechatPayResult(ctx, { params }) {
    const order = await store.findOrder(ctx.db, signedIn(ctx).id, params.orderNo);
    if (!order) throw namedError('not-found', 500, 'This order does not exist.');
    return order.isPaid;
  },
});
