import type {
  MasterOrderDetail,
  OrderDetail as WireDetail,
  OrderExpress,
} from '@vermilion/api-client';
import type { OrderDetail, OrderLine, OrderLogistics } from '@vermilion/mall-components/order';
import { jsonOf } from '../format/json';
import type { Mall } from '../format/mall';
import { rowsOf } from '../format/rows';
import { dateOf, minorOf, optionalDate, optionalMinor } from '../format/wire';
import { refundStages, reviewHrefOf, toCollect, toLine, toOrderShop, toState } from './order';
import { COD } from './pay-types';

/** "86 13800000001" starts with the dial code, which is displayed with a plus. */
const withPlus = (phone: string) => phone.replace(/^(?=\d{1,4} \d)/, '+');

/** The fields shared by both kinds of orders. */
const common = (mall: Mall) => (wire: MasterOrderDetail | WireDetail) => ({
  orderNo: wire.orderNo,
  recipient: {
    name: wire.realName,
    phone: withPlus(wire.userPhone),
    email: wire.email || undefined,
    address: wire.userAddress,
  },
  createdAt: dateOf(mall, wire.createTime),
  paidAt: optionalDate(mall, wire.payTime),
  quantity: wire.totalNum,
  goodsMinor: minorOf(mall, wire.proTotalPrice),
  couponMinor: minorOf(mall, wire.couponPrice),
  pointsMinor: optionalMinor(mall, wire.integralPrice) ?? 0,
  freightMinor: minorOf(mall, wire.payPostage),
  payMinor: minorOf(mall, wire.payPrice),
  isPaidOnDelivery: wire.payType === COD,
  paymentNotes: rowsOf(wire.paymentNotes, ({ kind, amount, time }) => ({
    kind,
    minor: minorOf(mall, amount),
    at: dateOf(mall, time),
  })),
});

/** A master order; once it is paid, its shops' orders take over. */
export const toMaster = (
  mall: Mall,
  wire: MasterOrderDetail,
  paymentMethod?: string,
): OrderDetail => ({
  ...common(mall)(wire),
  state: wire.isCancel ? 'cancelled' : wire.paid || wire.payType === COD ? 'toShip' : 'unpaid',
  collectMinor:
    wire.payType === COD && !wire.paid && !wire.isCancel ? minorOf(mall, wire.payPrice) : undefined,
  shops: rowsOf(wire.orderList, ({ merId, merName, orderInfoList, arrival }) => ({
    ...toOrderShop(mall, merId, merName),
    lines: rowsOf(orderInfoList, toLine(mall)),
    arrival,
  })),
  payUntil: optionalDate(mall, wire.cancelTime),
  isPaymentProcessing: wire.paymentProcessing,
  paymentMethod,
  note: wire.mark || undefined,
});

interface WireTrace {
  AcceptStation?: string;
  AcceptTime?: string;
}

/** The shipment; undefined before it is sent. */
export function toLogistics(
  mall: Mall,
  wire: OrderExpress | null | undefined,
): OrderLogistics | undefined {
  if (!wire || !(wire.expNo || wire.expName || wire.courier)) return undefined;
  return {
    courier: wire.expName || undefined,
    waybill: wire.expNo || undefined,
    courierName: wire.courier || undefined,
    courierPhone: wire.courierPhone || undefined,
    traces: jsonOf<WireTrace[]>(wire.logisticsInfo, []).flatMap(({ AcceptStation, AcceptTime }) =>
      AcceptStation && AcceptTime ? [{ text: AcceptStation, at: dateOf(mall, AcceptTime) }] : [],
    ),
  };
}

/** The state of the newest refund, if it is about the whole order. */
function toRefund(mall: Mall, { refundStatus, refunds }: WireDetail): OrderDetail['refund'] {
  const stage = refundStages[refundStatus];
  const newest = rowsOf(refunds, (refund) => refund)[0];
  if (!stage) return undefined;
  return {
    stage: newest?.returnState === 'toSend' ? 'toReturn' : stage,
    href: newest ? mall.links.refund(newest.refundOrderNo) : mall.links.refunds(),
  };
}

/** The quantity of a line being returned; undefined if none. */
export function piecesOf(lineId: number, refunds: WireDetail['refunds'] = []): OrderLine['pieces'] {
  const pieces = { refunding: 0, refunded: 0 };
  for (const { refundStatus, lines } of refunds)
    for (const { orderLineId, quantity } of lines)
      if (orderLineId === lineId) pieces[refundStatus === 3 ? 'refunded' : 'refunding'] += quantity;
  return pieces.refunding + pieces.refunded > 0 ? pieces : undefined;
}

/** The refunds that have been paid out. */
const toRefundPayments =
  (mall: Mall) =>
  ({ refunds }: WireDetail): OrderDetail['refundPayments'] =>
    rowsOf(refunds, (refund) => refund)
      .filter(({ refundStatus }) => refundStatus === 3)
      .map(({ refundOrderNo, refundPrice, refundTime }) => ({
        refundNo: refundOrderNo,
        minor: minorOf(mall, refundPrice),
        at: optionalDate(mall, refundTime),
      }));

/** An order of one shop. */
export const toShopDetail = (
  mall: Mall,
  wire: WireDetail,
  express: OrderExpress | null | undefined,
  paymentMethod?: string,
): OrderDetail => ({
  ...common(mall)(wire),
  state: toState(wire),
  collectMinor: toCollect(mall)(wire),
  shops: [
    {
      ...toOrderShop(mall, wire.merId, wire.merName),
      lines: rowsOf(wire.orderInfoList, (line, index) => ({
        ...toLine(mall)(line, index),
        pieces: piecesOf(line.id, wire.refunds),
      })),
    },
  ],
  paymentMethod,
  note: wire.userRemark || undefined,
  deliveryMethod: wire.deliveryMethod ?? undefined,
  deliveredText: wire.deliveryText || undefined,
  arrival: wire.arrival,
  receivedAt: optionalDate(mall, wire.receiveTime),
  logistics: wire.status === 0 ? undefined : toLogistics(mall, express),
  refund: toRefund(mall, wire),
  refundPayments: toRefundPayments(mall)(wire),
  isCancellable: wire.cancellable,
  refundHref: wire.refundOver ? undefined : mall.links.refundForm(wire.orderNo),
  refundUntil: optionalDate(mall, wire.refundUntil),
  points: wire.integral,
  reviewHref: reviewHrefOf(mall, wire),
});
