import type { Payment } from '@vermilion/api-client';
import { inTransaction } from '../db/in-transaction';
import { MallFault } from '../http/errors';
import { defineHandlers, signedIn, type Deps } from '../http/handler';
import { payMethodsOf, providerOf } from './registry';
import { resultAddress, resultPage } from './result-page';
import * as store from './store';

const noLongerPayable = () => new MallFault(500, 'This order can no longer be paid.');

/** The payment that an order has with its provider: the one under way, or a new one. */
async function startOrResume(deps: Deps, order: store.OrderToPay): Promise<store.PaymentData> {
  const provider = providerOf(deps, order.payType);
  if (!provider) throw new MallFault(500, 'This payment method is not open at the moment.');
  const pending = await store.pendingPayment(deps.db, order.id, provider.name);
  if (pending) return pending.data;
  // Outside of the transaction: a provider may take its time.
  const started = await provider.start(order);
  const kept = { returnTo: resultPage(deps), now: deps.now() };
  const data = await store.keepPayment(deps.db, order, provider.name, started, kept);
  if (!data) throw noLongerPayable();
  return data;
}

/** Marks an order that costs nothing as paid. False when it was paid or cancelled in the meantime. */
const payNothing = ({ db, now }: Deps, orderId: number) =>
  inTransaction(db, (trx) => store.markPaid(trx, orderId, now()));

export const paymentHandlers = defineHandlers({
  payMethods: (ctx) => payMethodsOf(ctx),

  async startPayment(ctx, { body }): Promise<Payment> {
    const order = await store.findOrder(ctx.db, signedIn(ctx).id, body.orderNo);
    if (!order) throw new MallFault(500, 'This order does not exist.');
    if (order.isPaid) throw new MallFault(500, 'This order is paid already.');
    if (order.isCancelled) throw new MallFault(500, 'This order was cancelled.');
    if (order.payType !== body.payType) {
      throw new MallFault(500, 'This order is to be paid by the method chosen when it was made.');
    }
    const answer = { status: true, payType: order.payType, orderNo: order.orderNo };
    if (order.amountMinor === 0) {
      // There is nothing to pay, and no provider takes nothing.
      if (!(await payNothing(ctx, order.id))) throw noLongerPayable();
      const redirect = resultAddress(resultPage(ctx), order.orderNo, true);
      return { ...answer, redirect, stripeClientSecret: null };
    }
    const { redirect, clientSecret } = await startOrResume(ctx, order);
    return { ...answer, redirect, stripeClientSecret: clientSecret };
  },
});
