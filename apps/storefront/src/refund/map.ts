import type { RefundDetail as WireDetail, RefundForm, RefundRow } from '@vermilion/api-client';
import type {
  GoodsReturn,
  RefundableOrder,
  RefundDetail,
  RefundListItem,
  RefundState,
} from '@vermilion/mall-components/refund';
import type { IntlShape } from 'react-intl';
import { toLine, toShop } from '../order/map';
import { paths } from '../page-params/paths';
import type { MallFormat } from '../wire/mall-format';
import { rowsOf } from '../wire/rows';
import { minorOf, optionalDate } from '../wire/wire';
import { reasonText } from './reason-text';

/** What can be refunded. A server that sends no amounts by quantity only refunds whole orders. */
export const toRefundable =
  (mall: MallFormat) =>
  (wire: RefundForm): RefundableOrder => ({
    orderNo: wire.orderNo,
    shop: toShop(wire.merId ?? 0, wire.merName ?? ''),
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
function toReturn(mall: MallFormat, wire: WireDetail): GoodsReturn | undefined {
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
  (mall: MallFormat) =>
  (wire: RefundRow): RefundListItem => ({
    refundNo: wire.refundOrderNo,
    href: paths.refund(wire.refundOrderNo),
    shop: toShop(wire.merId ?? 0, wire.merName ?? ''),
    state: toRefundState(wire),
    lines: rowsOf(wire.orderInfoList, toLine(mall)),
    quantity: wire.totalNum,
    amountMinor: minorOf(mall, wire.refundPrice),
    createdAt: optionalDate(mall, wire.createTime),
  });

/** A refund with all details. */
export const toRefundDetail = (
  mall: MallFormat,
  wire: WireDetail,
  intl: IntlShape,
): RefundDetail => ({
  ...toRefund(mall)(wire),
  orderNo: wire.merOrderNo ?? '',
  orderHref: paths.order(wire.merOrderNo ?? ''),
  reason: reasonText(wire.refundReasonWap, intl),
  remark: wire.refundReasonWapExplain || undefined,
  pictures: wire.refundReasonWapImg.split(',').filter(Boolean),
  refusal: wire.refundReason || undefined,
  decidedAt: optionalDate(mall, wire.decisionTime),
  refundedAt: optionalDate(mall, wire.refundTime),
  goodsReturn: toReturn(mall, wire),
  paidByShop: wire.paidBackBy === 'shop',
  applyAgainHref: wire.reapply && wire.merOrderNo ? paths.refundForm(wire.merOrderNo) : undefined,
});
