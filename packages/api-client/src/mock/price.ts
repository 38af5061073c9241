import { exampleData } from '../generated/examples.gen';
import type { OrderCoupon, SavedItem } from '../generated/models.gen';
import { couponShares } from './coupon-rules';
import { byShop, goodsOf } from './goods';
import { allocate, minorOf, sumOf } from './money';

/** Of each shop's parcel, whatever is in it. */
const FREIGHT = minorOf(exampleData.loadPreOrder.freightFee);

/** Worth of a point. */
const POINT = minorOf(exampleData.pointsSummary.integralPrice);

/** Amounts in minor units. Invariant: pay = goods + freight − coupon − points × worth of a point. */
export interface Amounts {
  goods: number;
  freight: number;
  coupon: number;
  points: number;
  pointsFee: number;
  pay: number;
}

/** A row with its price: every total is the sum of its lines. */
export interface PricedLine extends Amounts {
  merId: number;
  merName: string;
  row: SavedItem;
}

export interface PriceChoice {
  coupons: readonly OrderCoupon[];
  /** Points to pay with at most. */
  points: number;
}

export const totalOf = (parts: readonly Amounts[]): Amounts => ({
  goods: sumOf(parts, ({ goods }) => goods),
  freight: sumOf(parts, ({ freight }) => freight),
  coupon: sumOf(parts, ({ coupon }) => coupon),
  points: sumOf(parts, ({ points }) => points),
  pointsFee: sumOf(parts, ({ pointsFee }) => pointsFee),
  pay: sumOf(parts, ({ pay }) => pay),
});

/** Freight of each row: its part of the parcel of its shop. */
function freightOf(rows: readonly SavedItem[]): Map<SavedItem, number> {
  const shares = byShop(rows).flatMap(({ rows: own }) => {
    const parts = allocate(FREIGHT, own.map(goodsOf));
    return own.map((row, at): [SavedItem, number] => [row, parts[at] ?? 0]);
  });
  return new Map(shares);
}

/** How many of these points goods can be paid with; freight cannot. */
export function usablePoints(lines: readonly PricedLine[], balance: number): number {
  const room = sumOf(lines, ({ goods, coupon }) => Math.floor((goods - coupon) / POINT));
  return Math.min(balance, room);
}

export const pointsFeeOf = (points: number): number => points * POINT;

/** Prices rows with the shopper's choices. The coupons have been checked. */
export function priceLines(
  rows: readonly SavedItem[],
  { coupons, points }: PriceChoice,
): PricedLine[] {
  const couponOf = couponShares(rows, coupons);
  const freight = freightOf(rows);
  const unpaid = rows.map((row, at): PricedLine => {
    const amounts = {
      goods: goodsOf(row),
      freight: freight.get(row) ?? 0,
      coupon: couponOf[at] ?? 0,
    };
    const pay = amounts.goods + amounts.freight - amounts.coupon;
    const { merId, merName } = row;
    return { merId, merName, row, ...amounts, points: 0, pointsFee: 0, pay };
  });
  const room = unpaid.map(({ goods, coupon }) => Math.floor((goods - coupon) / POINT));
  const spent = allocate(usablePoints(unpaid, points), room);
  return unpaid.map((line, at) => {
    const used = spent[at] ?? 0;
    return {
      ...line,
      points: used,
      pointsFee: pointsFeeOf(used),
      pay: line.pay - pointsFeeOf(used),
    };
  });
}
