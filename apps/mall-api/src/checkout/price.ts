import { sumOf } from '../money/allocate';
import { groupByShop } from '../shop/group-by-shop';
import type { DraftLine } from './draft';

/**
 * Amounts of a line, of a shop's part or of the whole. Invariant: pay = goods + freight − coupon − points.
 */
export interface Amounts {
  goodsMinor: number;
  freightMinor: number;
  /** by coupons of shops and of the mall together */
  couponMinor: number;
  /** the mall coupon's part of that */
  generalCouponMinor: number;
  /** amount paid with points */
  pointsMinor: number;
  /** number of those points */
  points: number;
  payMinor: number;
}

export interface PricedLine extends DraftLine, Amounts {}

export interface PricedShop extends Amounts {
  shopId: number;
  shopName: string;
  quantity: number;
  lines: PricedLine[];
}

export interface PricedOrder extends Amounts {
  quantity: number;
  shops: PricedShop[];
}

/** Charges and discounts of each line, in the order of the lines. */
export interface LineShares {
  freight: readonly number[];
  shopCoupon: readonly number[];
  generalCoupon: readonly number[];
  points: readonly number[];
}

const total = (parts: readonly Amounts[]): Amounts => ({
  goodsMinor: sumOf(parts, (part) => part.goodsMinor),
  freightMinor: sumOf(parts, (part) => part.freightMinor),
  couponMinor: sumOf(parts, (part) => part.couponMinor),
  generalCouponMinor: sumOf(parts, (part) => part.generalCouponMinor),
  pointsMinor: sumOf(parts, (part) => part.pointsMinor),
  points: sumOf(parts, (part) => part.points),
  payMinor: sumOf(parts, (part) => part.payMinor),
});

/** Prices a draft. Every total is the sum of its lines, so that no rounding differences arise. */
export function priceOrder(
  lines: readonly DraftLine[],
  shares: LineShares,
  pointWorthMinor: number,
): PricedOrder {
  const priced = lines.map((line, index): PricedLine => {
    const goodsMinor = line.priceMinor * line.quantity;
    const freightMinor = shares.freight[index] ?? 0;
    const generalCouponMinor = shares.generalCoupon[index] ?? 0;
    const couponMinor = (shares.shopCoupon[index] ?? 0) + generalCouponMinor;
    const points = shares.points[index] ?? 0;
    const pointsMinor = points * pointWorthMinor;
    const payMinor = goodsMinor + freightMinor - couponMinor - pointsMinor;
    return {
      ...line,
      goodsMinor,
      freightMinor,
      couponMinor,
      generalCouponMinor,
      pointsMinor,
      points,
      payMinor,
    };
  });
  const shops = groupByShop(priced).map(({ shopId, shopName, rows }): PricedShop => {
    const quantity = sumOf(rows, (row) => row.quantity);
    return { shopId, shopName, quantity, lines: rows, ...total(rows) };
  });
  return { quantity: sumOf(shops, (shop) => shop.quantity), shops, ...total(shops) };
}
