import { exampleData } from '../generated/examples.gen';
import type { OrderDetail, OrderLine, OrderRow } from '../generated/models.gen';
import { toAmounts, toFees, toGoods } from './amounts-answers';
import { minorOf } from './money';
import type { MockLine, MockPart } from './order';
import { isConfirmed, type PartOfOrder, statusOf } from './order-state';
import { totalOf } from './price';
import type { MockState } from './state';
import { wireTime, wireTimeOrNull } from './time';

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
export function toPart(state: MockState, { order, part }: PartOfOrder) {
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
