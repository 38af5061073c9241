import type { RefundDetail as WireDetail, RefundForm, RefundRow } from '@vermilion/api-client';
import type {
  GoodsReturn,
  RefundableOrder,
  RefundDetail,
  RefundListItem,
  RefundState,
} from '@vermilion/mall-components/refund';
import type { Mall } from '../format/mall';
import { rowsOf } from '../format/rows';
import { minorOf, optionalDate } from '../format/wire';
import { toLine, toOrderShop } from '../order/order';

/** What can be refunded. A server that sends no amounts by quantity only refunds whole orders. */
export const toRefundable =
  (mall: Mall) =>
  (wire: RefundForm): RefundableOrder => ({
    orderNo: wire.orderNo,
    shop: toOrderShop(mall, wire.merId ?? 0, wire.merName ?? ''),
    lines: rowsOf(wire.orderInfoList, (line, index) => ({
      ...toLine(mall)(line, index),
      amountsMinor: (line.refundPrices ?? []).map((amount) => minorOf(mall, amount)),
    })),
  });

const states: Record<number, RefundState> = { 0: 'applied', 2: 'refunding', 3: 'refunded' };

const returnStates = { toSend: 'toReturn', sent: 'returning' } as const;

/** The state of a wire refund. */
export function toRefundState(
  wire: Pick<RefundRow, 'refundStatus' | 'returnState' | 'withdrawn' | 'lapsed'>,
): RefundState {
  if (wire.returnState) return returnStates[wire.returnState];
  const closed = wire.withdrawn ? 'withdrawn' : wire.lapsed ? 'lapsed' : 'refused';
  return states[wire.refundStatus] ?? closed;
}

/** The return shipment; undefined if nothing is returned. */
function toReturn(mall: Mall, wire: WireDetail): GoodsReturn | undefined {
  if (!wire.returnBefore) return undefined;
  const { returnCompany: company, returnWaybill: waybill } = wire;
  return {
    until: optionalDate(mall, wire.returnBefore),
    address: wire.returnAddress || undefined,
    parcel: company && waybill ? { company, waybill } : undefined,
    sentAt: optionalDate(mall, wire.returnTime),
    arrivedAt: optionalDate(mall, wire.returnArrivedTime),
  };
}

/** A refund as a list item. */
export const toRefund =
  (mall: Mall) =>
  (wire: RefundRow): RefundListItem => ({
    refundNo: wire.refundOrderNo,
    href: mall.links.refund(wire.refundOrderNo),
    shop: toOrderShop(mall, wire.merId ?? 0, wire.merName ?? ''),
    state: toRefundState(wire),
    lines: rowsOf(wire.orderInfoList, toLine(mall)),
    quantity: wire.totalNum,
    amountMinor: minorOf(mall, wire.refundPrice),
    createdAt: optionalDate(mall, wire.createTime),
  });

/**
 * A refund with all details.
 * @param reasonText a reason in the shopper's language; by default the server's text
 */
export const toRefundDetail = (
  mall: Mall,
  wire: WireDetail,
  reasonText: (reason: string) => string = (reason) => reason,
): RefundDetail => ({
  ...toRefund(mall)(wire),
  orderNo: wire.merOrderNo ?? '',
  orderHref: mall.links.order(wire.merOrderNo ?? ''),
  reason: reasonText(wire.refundReasonWap),
  remark: wire.refundReasonWapExplain || undefined,
  pictures: wire.refundReasonWapImg.split(',').filter(Boolean),
  refusal: wire.refundReason || undefined,
  decidedAt: optionalDate(mall, wire.decisionTime),
  refundedAt: optionalDate(mall, wire.refundTime),
  goodsReturn: toReturn(mall, wire),
  paidByShop: wire.paidBackBy === 'shop',
  applyAgainHref:
    wire.reapply && wire.merOrderNo ? mall.links.refundForm(wire.merOrderNo) : undefined,
});
