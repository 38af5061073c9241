import { sumOf } from '../money/allocate';
import type { Policy } from '../policy/policy';
import { groupByShop } from '../shop/group-by-shop';
import type { DraftLine } from './draft';

/** Amounts of a line, of a shop's part or of the whole; pay = goods + freight − coupon in each. */
export interface Amounts {
  goodsMinor: number;
  freightMinor: number;
  couponMinor: number;
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

const total = (parts: readonly Amounts[]): Amounts => ({
  goodsMinor: sumOf(parts, (part) => part.goodsMinor),
  freightMinor: sumOf(parts, (part) => part.freightMinor),
  couponMinor: sumOf(parts, (part) => part.couponMinor),
  payMinor: sumOf(parts, (part) => part.payMinor),
});

/**
 * Prices a draft. Every total is the sum of its lines, so nothing has to be rounded to agree.
 * `couponShares` stand in the order of the lines, as `applyCoupon` gives them.
 */
export function priceOrder(
  lines: readonly DraftLine[],
  couponShares: readonly number[] | null,
  freight: Policy['freight'],
): PricedOrder {
  const shared = lines.map((line, index) => ({
    ...line,
    goodsMinor: line.priceMinor * line.quantity,
    couponMinor: couponShares?.[index] ?? 0,
  }));
  const shops = groupByShop(shared).map(({ shopId, shopName, rows }): PricedShop => {
    const goods = sumOf(rows, (row) => row.goodsMinor);
    const isFree = freight.freeFromMinor !== null && goods >= freight.freeFromMinor;
    const priced = rows.map((row): PricedLine => {
      const freightMinor = isFree ? 0 : row.postageMinor * row.quantity;
      return { ...row, freightMinor, payMinor: row.goodsMinor + freightMinor - row.couponMinor };
    });
    const quantity = sumOf(rows, (row) => row.quantity);
    return { shopId, shopName, quantity, lines: priced, ...total(priced) };
  });
  return { quantity: sumOf(shops, (shop) => shop.quantity), shops, ...total(shops) };
}
