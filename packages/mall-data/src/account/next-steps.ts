import type { AwaitPayOrder, MyCoupon, RefundRow } from '@vermilion/api-client';
import type { NextStep } from '@vermilion/mall-components/account';
import type { Mall } from '../format/mall';
import { rowsOf, textOf } from '../format/rows';
import { minorOf, optionalDate } from '../format/wire';
import { UNPAID } from '../order/order-status';
import { toRefundState } from '../refund/refund';

const DAY_MS = 86_400_000;
/** Days left for a coupon to count as expiring soon. */
const SOON_DAYS = 7;

/** What may wait for the shopper, as reported by the server; unknown fields are absent. */
export interface Waiting {
  /** Unpaid master orders. */
  unpaid?: readonly AwaitPayOrder[];
  /** Refunds in any state; only those in progress become steps. */
  refunds?: readonly RefundRow[];
  /** Usable coupons; only those that end within a week become steps. */
  coupons?: readonly MyCoupon[];
  /** Orders in transit. */
  toReceive?: number;
  /** Goods to review. */
  toReview?: number;
}

const toPayStep =
  (mall: Mall) =>
  ({ orderNo, payPrice, totalNum, cancelTime }: AwaitPayOrder): NextStep => ({
    kind: 'pay',
    id: orderNo,
    href: mall.links.order(orderNo, UNPAID),
    amountMinor: minorOf(mall, payPrice),
    pieces: totalNum,
    until: optionalDate(mall, cancelTime),
  });

const waitsForGoods = (refund: RefundRow) => toRefundState(refund) === 'toReturn';
const isUnderWay = (refund: RefundRow) =>
  ['applied', 'returning', 'refunding'].includes(toRefundState(refund));

const toRefundStep =
  (mall: Mall) =>
  (wire: RefundRow): NextStep => ({
    kind: waitsForGoods(wire) ? 'sendBack' : 'refund',
    id: wire.refundOrderNo,
    href: mall.links.refund(wire.refundOrderNo),
    amountMinor: minorOf(mall, wire.refundPrice),
  });

const endsSoon = (mall: Mall, { endTime }: MyCoupon, now: number) => {
  const left = (optionalDate(mall, endTime)?.getTime() ?? Infinity) - now;
  return left > 0 && left <= SOON_DAYS * DAY_MS;
};

const toCouponStep =
  (mall: Mall) =>
  ({ id, name, money, endTime }: MyCoupon): NextStep => ({
    kind: 'coupon',
    id: String(id),
    href: mall.links.coupons(),
    amountMinor: minorOf(mall, money),
    name: textOf(name),
    endsAt: optionalDate(mall, endTime) ?? new Date(0), // Only coupons with an expiry date are shown
  });

/** The step for a number of items; none for zero. */
const stepOf = (count: number, step: NextStep) => (count > 0 ? [step] : []);

/**
 * The shopper's next steps, most urgent first.
 * @param now milliseconds since 1970
 */
export function toNextSteps(mall: Mall, waiting: Waiting, now: number): NextStep[] {
  const { unpaid, refunds = [], coupons = [], toReceive = 0, toReview = 0 } = waiting;
  return [
    ...rowsOf(unpaid, (order) => order)
      .filter(({ paymentProcessing }) => !paymentProcessing)
      .map(toPayStep(mall)),
    ...rowsOf(refunds.filter(waitsForGoods), toRefundStep(mall)),
    ...rowsOf(
      coupons.filter((coupon) => endsSoon(mall, coupon, now)),
      toCouponStep(mall),
    ),
    ...stepOf(toReceive, {
      kind: 'receive',
      id: 'orders',
      href: mall.links.orders('toReceive'),
      orders: toReceive,
    }),
    ...rowsOf(refunds.filter(isUnderWay), toRefundStep(mall)),
    ...stepOf(toReview, {
      kind: 'review',
      id: 'goods',
      href: mall.links.reviews(),
      goods: toReview,
    }),
  ];
}
