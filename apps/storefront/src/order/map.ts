import type {
  OrderDetail,
  OrderLine as WireLine,
  PreOrderLine,
  PreOrderShop,
} from '@vermilion/api-client';
import type {
  OrderLine,
  OrderShop,
  OrderShopLines,
  OrderState,
} from '@vermilion/mall-components/order';
import { minorOf } from '../data/wire';
import { paths } from '../paths';
import { rowsOf, textOf } from '../data/rows';
import { COD } from './pay-types';

/** The options of a sku as one text. */
export const specificationOf = (sku: string) => sku.split(',').join(', ') || undefined;

/** The shop of an order. */
export const toShop = (id: number, name: string): OrderShop => ({ id, name, href: paths.shop(id) });

type WireShares = Pick<WireLine, 'couponFee' | 'integralFee' | 'freightFee' | 'payFee'>;

const toShares = ({ couponFee, integralFee, freightFee, payFee }: WireShares) => ({
  couponMinor: minorOf(couponFee ?? '0'),
  pointsMinor: minorOf(integralFee ?? '0'),
  freightMinor: minorOf(freightFee ?? '0'),
  payMinor: minorOf(payFee ?? '0'),
});

/** Goods of an order. Lines of a draft or of an unpaid order have no id of their own yet. */
export const toLine = (wire: WireLine | PreOrderLine, index: number): OrderLine => ({
  id: 'id' in wire ? wire.id : (wire.attrValueId ?? index),
  name: textOf(wire.productName),
  href: paths.goods(wire.productId ?? 0, { sku: wire.attrValueId }),
  imageSrc: textOf(wire.image),
  specification: specificationOf(wire.sku),
  priceMinor: minorOf(wire.price),
  quantity: wire.payNum,
  ...(wire.payFee !== undefined && { shares: toShares(wire) }),
});

export const toShopLines = ({ merId, merName, orderInfoList }: PreOrderShop): OrderShopLines => ({
  ...toShop(merId, merName),
  lines: rowsOf(orderInfoList, toLine),
});

const states: Record<number, OrderState> = {
  0: 'toShip',
  1: 'toReceive',
  2: 'toReview',
  3: 'completed',
  9: 'cancelled',
};

type Paying = Pick<OrderDetail, 'status' | 'paid' | 'payPrice'> & { payType?: string };

/**
 * The state of an order. The API sends 0 for unpaid orders too: the flag decides, unless they are paid when
 * they are handed over.
 */
export const toState = ({ status, paid, payType }: Paying): OrderState =>
  status === 9 ? 'cancelled' : paid || payType === COD ? (states[status] ?? 'completed') : 'unpaid';

/** What the courier is to be paid for an order; undefined when that is nothing. */
export const toCollect = ({ status, paid, payType, payPrice }: Paying): number | undefined =>
  payType === COD && !paid && status !== 9 ? minorOf(payPrice) : undefined;

type Reviewable = Pick<OrderDetail, 'orderNo' | 'status' | 'orderInfoList'> & {
  refundStatus?: number;
};

/** The lines of an order that wait for a review: of a received one, while no refund is open. */
export const linesToReview = ({ status, refundStatus, orderInfoList }: Reviewable): WireLine[] =>
  states[status] === 'toReview' && !refundStatus
    ? orderInfoList.filter(({ isReply }) => !isReply)
    : [];

/** Where an order is reviewed: its only line that waits for it, or the list of all that do. */
export function reviewHrefOf(order: Reviewable): string | undefined {
  const [line, ...others] = linesToReview(order);
  if (!line) return undefined;
  return others.length > 0 ? paths.reviews() : paths.writeReview(order.orderNo, line.id);
}
