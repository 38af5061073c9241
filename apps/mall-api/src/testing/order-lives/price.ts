import { sumOf } from '../../money/allocate';
import type { Coupon, Draft, Model } from './model';
import { must } from './model';

const goodsOf = ({ shelves }: Model, { units }: Draft, shop?: number) =>
  sumOf(units, ({ shelf, quantity }) => {
    const goods = must(shelves[shelf]);
    return shop === undefined || goods.shop === shop ? goods.priceMinor * quantity : 0;
  });

export const freightOf = ({ shelves }: Model, { units }: Draft): number =>
  sumOf(units, ({ shelf, quantity }) => must(shelves[shelf]).postageMinor * quantity);

/**
 * What is left to pay for the goods of a draft with coupons; undefined when they cannot be used together:
 * one of each giver, each for goods that are there and worth enough, and never for all that goods cost.
 */
export function goodsLeft(model: Model, draft: Draft, coupons: readonly Coupon[]) {
  const givers = new Set(coupons.map(({ shop }) => shop));
  if (givers.size < coupons.length) return undefined;
  let left = goodsOf(model, draft);
  const ofShopsFirst = [...coupons].sort(
    (a, b) => Number(a.shop === null) - Number(b.shop === null),
  );
  for (const { owner, usedBy, shop, moneyMinor, minMinor } of ofShopsFirst) {
    const eligible = goodsOf(model, draft, shop ?? undefined);
    const isFor = owner === draft.owner && usedBy === null && eligible > 0 && eligible >= minMinor;
    if (!isFor || moneyMinor >= left) return undefined;
    left -= Math.min(moneyMinor, eligible);
  }
  return left;
}
