import type { AwaitPayOrder, MasterOrderDetail } from '../generated/models.gen';
import { toAmounts, toShops } from './amounts-answers';
import type { MockOrder } from './order';
import { isAllCancelled, isConfirmed } from './order-state';
import { toPart } from './part-answers';
import type { MockState } from './state';
import { wireTime, wireTimeOrNull } from './time';

/** How long a server keeps an unpaid order; the mock keeps it until it is cancelled. */
const PAY_WITHIN = 30 * 60_000;

const linesOf = ({ parts }: MockOrder) => parts.flatMap(({ lines }) => lines);

/** When an unpaid order would be cancelled; null for others. */
const cancelTimeOf = (order: MockOrder) =>
  isConfirmed(order) || isAllCancelled(order) ? null : wireTime(order.createdAt + PAY_WITHIN);

export function toMaster(state: MockState, order: MockOrder): MasterOrderDetail {
  const isPaid = order.paidAt !== undefined;
  return {
    id: order.id,
    orderNo: order.orderNo,
    ...order.recipient,
    ...toAmounts(linesOf(order)),
    couponId: order.couponIds[0] ?? null,
    paid: isPaid,
    payTime: wireTimeOrNull(order.paidAt),
    payType: order.payType,
    mark: order.mark,
    isCancel: !isPaid && isAllCancelled(order),
    cancelTime: cancelTimeOf(order),
    redirect: null,
    createTime: wireTime(order.createdAt),
    orderList: order.parts.map((part) => toPart(state, { order, part })),
    payState: isPaid ? 'paid' : 'none',
    paymentProcessing: false,
    paymentNotes: [],
  };
}

export const toAwaitPay = (order: MockOrder): AwaitPayOrder => {
  const { totalNum, payPrice } = toAmounts(linesOf(order));
  return {
    id: order.id,
    orderNo: order.orderNo,
    totalNum,
    payPrice,
    redirect: null,
    paid: false,
    payType: order.payType,
    createTime: wireTime(order.createdAt),
    cancelTime: cancelTimeOf(order),
    paymentProcessing: false,
    orderList: toShops(linesOf(order)),
  };
};
