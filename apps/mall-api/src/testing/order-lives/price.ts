import { sumOf } from '../../money/allocate';
import type { Coupon, Draft, Model } from './model';
import { required } from './model';

const goodsOf = ({ shelves }: Model, { units }: Draft, shop?: number) =>
  sumOf(units, ({ shelf, quantity }) => {
    const goods = required(shelves[shelf]);
    return shop === undefined || goods.shop === shop ? goods.priceMinor * quantity : 0;
  });

export const freightOf = ({ shelves }: Model, { units }: Draft): number =>
  sumOf(units, ({ shelf, quantity }) => required(shelves[shelf]).postageMinor * quantity);

/**
 * The price of a draft's goods after coupons; undefined when the coupons cannot be combined: one per issuer,
 * each for goods in the draft above its minimum, and never for the whole price.
 */
export function goodsLeft(model: Model, draft: Draft, coupons: readonly Coupon[]) {
  const issuers = new Set(coupons.map(({ shop }) => shop));
  if (issuers.size < coupons.length) return undefined;
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
