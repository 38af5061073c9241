import type { AwaitPayOrder, OrderData, OrderRow } from '@vermilion/api-client';
import type { OrderTab, ShopOrder, UnpaidOrder } from '@vermilion/mall-components/order';
import type { Mall } from '../format/mall';
import { rowsOf } from '../format/rows';
import { minorOf, optionalDate } from '../format/wire';
import {
  refundStages,
  reviewHrefOf,
  toCollect,
  toLine,
  toOrderShop,
  toShopLines,
  toState,
} from './order';
import { UNPAID } from './order-status';

/** An unpaid master order as a list item. */
export const toUnpaid =
  (mall: Mall) =>
  (wire: AwaitPayOrder): UnpaidOrder => ({
    kind: 'unpaid',
    orderNo: wire.orderNo,
    href: mall.links.order(wire.orderNo, UNPAID),
    shops: rowsOf(wire.orderList, toShopLines(mall)),
    quantity: wire.totalNum,
    payMinor: minorOf(mall, wire.payPrice),
    createdAt: optionalDate(mall, wire.createTime),
    payUntil: optionalDate(mall, wire.cancelTime),
    isPaymentProcessing: wire.paymentProcessing,
  });

/** Without a link: the list does not say which refund of the order it is. */
const toRefund = (refundStatus = 0): ShopOrder['refund'] => {
  const stage = refundStages[refundStatus];
  return stage && { stage };
};

/** An order of one shop as a list item. */
export const toShopOrder =
  (mall: Mall) =>
  (wire: OrderRow): ShopOrder => ({
    kind: 'shop',
    orderNo: wire.orderNo,
    href: mall.links.order(wire.orderNo, wire.status + 1),
    shop: toOrderShop(mall, wire.merId, wire.merName),
    state: toState(wire),
    refund: toRefund(wire.refundStatus),
    collectMinor: toCollect(mall)(wire),
    lines: rowsOf(wire.orderInfoList, toLine(mall)),
    quantity: wire.totalNum,
    payMinor: minorOf(mall, wire.payPrice),
    createdAt: optionalDate(mall, wire.createTime),
    arrival: wire.arrival,
    receivedAt: optionalDate(mall, wire.receiveTime),
    reviewHref: reviewHrefOf(mall, wire),
    logisticsHref: wire.deliveryId
      ? mall.links.logistics(wire.orderNo, wire.status + 1)
      : undefined,
    refundHref: wire.paid && !wire.refundOver ? mall.links.refundForm(wire.orderNo) : undefined,
    isCancellable: wire.cancellable,
  });

/** Number of orders by tab; a tab that the server does not count is absent. */
export const toCounts = (wire: OrderData | undefined): Partial<Record<OrderTab, number>> =>
  wire
    ? {
        toPay: wire.unPaidCount,
        toShip: wire.unShippedCount,
        toReceive: wire.receivedCount,
        toReview: wire.commentCount,
        // The server counts orders to review as completed
        refunds: wire.refundCount,
        completed: wire.completeCount - (wire.commentCount ?? 0),
      }
    : {};
