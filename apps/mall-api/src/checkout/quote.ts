import { createHash } from 'node:crypto';
import { combineCoupons } from '../coupon/combine';
import type { CouponRefusal, HeldCoupon } from '../coupon/rules';
import type { DeliveryMethod } from '../db/schema';
import type { Policy } from '../policy/policy';
import { groupByShop } from '../shop/group-by-shop';
import type { Draft, DraftLine } from './draft';
import { type ParcelPlan, planParcel } from './parcel-plan';
import { pointShares } from './point-shares';
import { type PricedOrder, priceOrder } from './price';

/** The shopper's choices besides the goods. */
export interface QuoteChoice {
  /** ISO code of the address's country; undefined without an address */
  country: string | undefined;
  coupons: readonly HeldCoupon[];
  /** points that the person can spend */
  points: number;
  usePoints: boolean;
  /** delivery methods, by shop */
  deliveries?: ReadonlyMap<number, DeliveryMethod>;
}

export interface Quote extends PricedOrder {
  /** amount missing to free shipping, by shop; only shops where it can be reached */
  missingForFree: ReadonlyMap<number, number>;
  /** the delivery of each shop's goods */
  parcels: ReadonlyMap<number, ParcelPlan>;
  /** points that could pay for these goods, used or not, and their value */
  usablePoints: number;
  usablePointsMinor: number;
  /** fingerprint of the amounts of every line: another price has another hash */
  hash: string;
}

export type QuoteRefusal =
  | { kind: 'coupon'; reason: CouponRefusal }
  /** the shop does not ship to the country */
  | { kind: 'noDelivery'; shopName: string }
  /** the shop does not offer the selected delivery method */
  | { kind: 'notOffered'; shopName: string };

export type QuoteDecision = { quote: Quote; refusal?: undefined } | { refusal: QuoteRefusal };

type Rules = Pick<Policy, 'points'> & { freight: Pick<Policy['freight'], 'freeFromMinor'> };

/** The price of a draft with the shopper's choices, or the reason why there is none. */
export function quoteOf(
  draft: Draft,
  choice: QuoteChoice,
  policy: Rules,
  now: Date,
): QuoteDecision {
  const { lines } = draft;
  const coupons = combineCoupons(choice.coupons, lines, now);
  if (!coupons.fits) return { refusal: { kind: 'coupon', reason: coupons.reason } };
  const planned = parcelsOf(draft, choice, policy);
  if (planned.refusal) return { refusal: planned.refusal };
  const left = lines.map(
    (line, index) =>
      line.priceMinor * line.quantity - (coupons.shop[index] ?? 0) - (coupons.general[index] ?? 0),
  );
  const usable = pointShares(left, choice.points, policy.points);
  const shares = {
    freight: planned.shares,
    shopCoupon: coupons.shop,
    generalCoupon: coupons.general,
    points: choice.usePoints ? usable.shares : [],
  };
  const order = priceOrder(lines, shares, policy.points.worthMinor);
  const { missingForFree, parcels } = planned;
  const usablePointsMinor = usable.points * policy.points.worthMinor;
  const usablePoints = usable.points;
  return {
    quote: {
      ...order,
      missingForFree,
      parcels,
      usablePoints,
      usablePointsMinor,
      hash: hashOf(order),
    },
  };
}

/**
 * Shipping cost of every line: a shop's shipped goods are one parcel, and goods that are not shipped cost
 * nothing.
 */
function parcelsOf(
  draft: Draft,
  { country, deliveries }: Pick<QuoteChoice, 'country' | 'deliveries'>,
  { freight: { freeFromMinor } }: Rules,
) {
  const shares = draft.lines.map(() => 0);
  const missingForFree = new Map<number, number>();
  const parcels = new Map<number, ParcelPlan>();
  for (const { shopId, shopName, rows } of groupByShop(
    draft.lines.map((line, index) => ({ ...line, index })),
  )) {
    const { shipped, terms } = parcelOf(draft, shopId, rows);
    const plan = planParcel(shipped, { ...terms, freeFromMinor, country }, deliveries?.get(shopId));
    if (typeof plan === 'string') return { refusal: { kind: plan, shopName } };
    shipped.forEach(({ index }, place) => (shares[index] = plan.shares[place] ?? 0));
    parcels.set(shopId, plan);
    if (plan.missingForFreeMinor !== null) missingForFree.set(shopId, plan.missingForFreeMinor);
  }
  return { shares, missingForFree, parcels };
}

/** What a shop ships of its lines, and its terms. */
export const parcelOf = <Line extends DraftLine>(
  { freight, delivery }: Draft,
  shopId: number,
  lines: readonly Line[],
) => ({
  shipped: lines.filter(({ isVirtual }) => !isVirtual),
  terms: { delivery: delivery?.[shopId], rule: freight?.[shopId] },
});

function hashOf(order: PricedOrder): string {
  const lines = order.shops.flatMap((shop) =>
    shop.lines.map((line) => [
      ...[line.skuId, line.quantity, line.goodsMinor, line.freightMinor],
      ...[line.couponMinor, line.generalCouponMinor, line.points, line.payMinor],
    ]),
  );
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22);
}
