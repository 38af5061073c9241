import { exampleData } from '../generated/examples.gen';
import type {
  AwaitPayOrder,
  MasterOrderDetail,
  OrderDetail,
  OrderLine,
  OrderRow,
} from '../generated/models.gen';
import { toAmounts, toFees, toGoods, toShops } from './amounts-answers';
import { minorOf } from './money';
import type { MockLine, MockOrder, MockPart } from './order';
import { isAllCancelled, isConfirmed, type PartOfOrder, statusOf } from './order-state';
import { totalOf } from './price';
import type { MockState } from './state';
import { wireTime, wireTimeOrNull } from './time';

/** How long a server keeps an unpaid order; the mock keeps it until it is cancelled. */
const PAY_WITHIN = 30 * 60_000;

const toLine = (part: MockPart, line: MockLine): OrderLine => ({
  id: line.id,
  merOrderNo: part.orderNo,
  ...toGoods(line.row),
  isReceived: part.receivedAt !== undefined,
  isReply: line.isReviewed,
  ...toFees(line),
  useIntegral: line.points,
});

/** Cancelled after payment, an order is refunded at once. */
const isRefunded = ({ order, part }: PartOfOrder) => part.isCancelled && order.paidAt !== undefined;

/** What lists and details of a shop's part have in common. */
function toPart(state: MockState, { order, part }: PartOfOrder) {
  const status = statusOf(state, order, part);
  return {
    id: part.id,
    orderNo: part.orderNo,
    merId: part.merId,
    merName: part.merName,
    ...toAmounts(part.lines),
    paid: order.paidAt !== undefined,
    payTime: wireTimeOrNull(order.paidAt),
    payType: order.payType,
    status,
    refundStatus: isRefunded({ order, part }) ? 3 : 0,
    cancellable: status === 0 && isConfirmed(order),
    createTime: wireTime(order.createdAt),
    orderInfoList: part.lines.map((line) => toLine(part, line)),
  };
}

/** One shop's order in a list. */
export function toRow(state: MockState, { order, part }: PartOfOrder): OrderRow {
  const { expName, expNo } = exampleData.orderExpress ?? { expName: null, expNo: null };
  const row = toPart(state, { order, part });
  const isShipped = row.status !== 0 && row.status !== 9;
  return {
    ...row,
    masterOrderNo: order.orderNo,
    refundOver: false,
    deliveryName: isShipped ? expName : null,
    deliveryId: isShipped ? expNo : null,
  };
}

/** The points that a part earns: for what was paid for its goods. */
function earnedBy({ lines, isCancelled }: MockPart): number {
  const { pay, freight } = totalOf(lines);
  const rate = exampleData.pointsSummary.integralRate ?? 0;
  return isCancelled ? 0 : Math.floor(((pay - freight) * rate) / minorOf('1'));
}

export function toDetail(state: MockState, { order, part }: PartOfOrder): OrderDetail {
  const detail = toPart(state, { order, part });
  return {
    ...detail,
    masterOrderNo: order.orderNo,
    uid: state.user.uid ?? 0,
    ...order.recipient,
    couponId: totalOf(part.lines).coupon > 0 ? (order.couponIds[0] ?? null) : null,
    userRemark: part.mark ?? order.mark,
    integral: earnedBy(part),
    refundUntil: null,
    refundOver: false,
    deliveryMethod: detail.status === 0 || part.isCancelled ? null : 'courier',
    deliveryText: null,
    expressInfo: null,
    refunds: [],
    paymentNotes: [],
  };
}

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
