import type {
  OrderDetail,
  OrderLine as WireLine,
  PreOrderLine,
  PreOrderShop,
} from '@vermilion/api-client';
import type {
  OrderLine,
  OrderRefundStage,
  OrderShop,
  OrderShopLines,
  OrderState,
} from '@vermilion/mall-components/order';
import type { Mall } from '../format/mall';
import { rowsOf, specificationOf, textOf } from '../format/rows';
import { minorOf } from '../format/wire';
import { COD } from './pay-types';

/** The shop of an order. */
export const toOrderShop = (mall: Mall, id: number, name: string): OrderShop => ({
  id,
  name,
  href: mall.links.shop(id),
});

type WireShares = Pick<WireLine, 'couponFee' | 'integralFee' | 'freightFee' | 'payFee'>;

/** The shares of a line in the bill; undefined from servers that do not send them. */
const toShares = (
  mall: Mall,
  { couponFee, integralFee, freightFee, payFee }: WireShares,
): OrderLine['shares'] =>
  payFee === undefined
    ? undefined
    : {
        couponMinor: minorOf(mall, couponFee ?? '0'),
        pointsMinor: minorOf(mall, integralFee ?? '0'),
        freightMinor: minorOf(mall, freightFee ?? '0'),
        payMinor: minorOf(mall, payFee),
      };

/** A line of an order. Lines of a draft or an unpaid order have no id yet. */
export const toLine =
  (mall: Mall) =>
  (wire: WireLine | PreOrderLine, index: number): OrderLine => ({
    id: 'id' in wire ? wire.id : (wire.attrValueId ?? index),
    name: textOf(wire.productName),
    href: mall.links.goods(wire.productId ?? 0, { sku: wire.attrValueId }),
    imageSrc: textOf(wire.image),
    specification: specificationOf(wire.sku),
    priceMinor: minorOf(mall, wire.price),
    quantity: wire.payNum,
    shares: toShares(mall, wire),
  });

/** The lines of one shop, of an order or of a draft. */
export const toShopLines =
  (mall: Mall) =>
  ({ merId, merName, orderInfoList, arrival }: PreOrderShop): OrderShopLines => ({
    ...toOrderShop(mall, merId, merName),
    lines: rowsOf(orderInfoList, toLine(mall)),
    arrival,
  });

const states: Record<number, OrderState> = {
  0: 'toShip',
  1: 'toReceive',
  2: 'toReview',
  3: 'completed',
};

/** Stages of a refund by the API's `refundStatus`. */
export const refundStages: Record<number, OrderRefundStage | undefined> = {
  1: 'applied',
  2: 'refunding',
  3: 'refunded',
};

type Paying = Pick<OrderDetail, 'status' | 'paid' | 'payPrice'> & { payType?: string };

/**
 * The state of an order. The API sends 0 for unpaid orders too, so the `paid` flag decides, except for cash
 * on delivery.
 */
export const toState = ({ status, paid, payType }: Paying): OrderState =>
  status === 9 ? 'cancelled' : paid || payType === COD ? (states[status] ?? 'completed') : 'unpaid';

/** The amount that the courier collects; undefined if it is zero. */
export const toCollect =
  (mall: Mall) =>
  ({ status, paid, payType, payPrice }: Paying): number | undefined =>
    payType === COD && !paid && status !== 9 ? minorOf(mall, payPrice) : undefined;

type Reviewable = Pick<OrderDetail, 'orderNo' | 'status' | 'orderInfoList'> & {
  refundStatus?: number;
};

/** The lines that can be reviewed: of a received order without an open refund. */
export const linesToReview = ({ status, refundStatus, orderInfoList }: Reviewable): WireLine[] =>
  states[status] === 'toReview' && !refundStatus
    ? orderInfoList.filter(({ isReply, isReceived = true }) => isReceived && !isReply)
    : [];

/** The URL to review an order: of its only reviewable line, or of the list of them. */
export function reviewHrefOf(mall: Mall, order: Reviewable): string | undefined {
  const [line, ...others] = linesToReview(order);
  if (!line) return undefined;
  return others.length > 0 ? mall.links.reviews() : mall.links.writeReview(order.orderNo, line.id);
}
