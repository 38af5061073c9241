import { exampleData } from '../generated/examples.gen';
import { isAllCancelled, isOnDelivery, orderWith } from './order-state';
import { Refusal } from './refusal';
import type { Resolvers } from './resolvers';

/** Where a provider would send the shopper back to: a page of the storefront that called. */
function resultPage(orderNo: string, origin: string): string | null {
  const { redirect, orderNo: exampleNo = '' } = exampleData.startPayment;
  if (redirect === null) return null;
  const { pathname, search } = new URL(redirect.replace(exampleNo, orderNo));
  return origin + pathname + search;
}

/** Starting a payment pays the order at once, except on delivery. */
export const paymentResolvers: Resolvers = {
  startPayment(state, { orderNo, payType }, origin) {
    const order = orderWith(state, orderNo);
    if (order.paidAt !== undefined)
      throw new Refusal(500, 'This order has already been paid.', 'already-done');
    if (isAllCancelled(order))
      throw new Refusal(500, 'This order has been cancelled.', 'wrong-state');
    if (order.payType !== payType)
      throw new Refusal(500, 'The order has another payment method.', 'other-payment-method');
    const started = { ...exampleData.startPayment, orderNo, payType };
    if (isOnDelivery(order)) return { ...started, redirect: null };
    order.paidAt = Date.now();
    return { ...started, redirect: resultPage(orderNo, origin) };
  },
  wechatPayResult: (state, { orderNo }) => orderWith(state, orderNo).paidAt !== undefined,
};
