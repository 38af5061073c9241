import { exampleData } from '../generated/examples.gen';
import { isAllCancelled, isOnDelivery, orderWith } from './order-state';
import { Refusal } from './refusal';
import type { Resolvers } from './resolvers';

const resultPage = (orderNo: string) =>
  exampleData.startPayment.redirect?.replace(exampleData.startPayment.orderNo ?? '', orderNo) ??
  null;

/** Starting a payment pays the order at once, except on delivery. */
export const paymentResolvers: Resolvers = {
  startPayment(state, { orderNo, payType }) {
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
    return { ...started, redirect: resultPage(orderNo) };
  },
  wechatPayResult: (state, { orderNo }) => orderWith(state, orderNo).paidAt !== undefined,
};
