import { createHash } from 'node:crypto';
import { combineCoupons } from '../coupon/combine';
import type { CouponRefusal, HeldCoupon } from '../coupon/rules';
import { postageFreight, ruleFreight, type Freight } from '../freight/rules';
import type { Policy } from '../policy/policy';
import { groupByShop } from '../shop/group-by-shop';
import type { Draft } from './draft';
import { pointShares } from './point-shares';
import { priceOrder, type PricedOrder } from './price';

/** What the shopper chose beside the goods. */
export interface QuoteChoice {
  /** ISO code of the address's country; undefined before there is one */
  country: string | undefined;
  coupons: readonly HeldCoupon[];
  /** the points that the person can spend */
  points: number;
  usePoints: boolean;
}

export interface Quote extends PricedOrder {
  /** goods for this much more make a shop's parcel free, by shop; shops where nothing does are left out */
  missingForFree: ReadonlyMap<number, number>;
  /** points that could pay for these goods, used or not, and what they would pay */
  usablePoints: number;
  usablePointsMinor: number;
  /** names the amounts of every line: another price has another hash */
  hash: string;
}

export type QuoteRefusal =
  | { kind: 'coupon'; reason: CouponRefusal }
  /** the shop does not send to the country */
  | { kind: 'noDelivery'; shopName: string };

export type QuoteDecision = { quote: Quote; refusal?: undefined } | { refusal: QuoteRefusal };

type Rules = Pick<Policy, 'freight' | 'points'>;

/** The price of a draft with what the shopper chose, or why there is none. */
export function quoteOf(
  draft: Draft,
  choice: QuoteChoice,
  policy: Rules,
  now: Date,
): QuoteDecision {
  const { lines } = draft;
  const coupons = combineCoupons(choice.coupons, lines, now);
  if (!coupons.fits) return { refusal: { kind: 'coupon', reason: coupons.reason } };
  const parcels = parcelsOf(draft, choice.country, policy);
  if (!parcels.shares) return { refusal: { kind: 'noDelivery', shopName: parcels.shopName } };
  const left = lines.map(
    (line, index) =>
      line.priceMinor * line.quantity - (coupons.shop[index] ?? 0) - (coupons.general[index] ?? 0),
  );
  const usable = pointShares(left, choice.points, policy.points);
  const shares = {
    freight: parcels.shares,
    shopCoupon: coupons.shop,
    generalCoupon: coupons.general,
    points: choice.usePoints ? usable.shares : [],
  };
  const order = priceOrder(lines, shares, policy.points.worthMinor);
  const { missingForFree } = parcels;
  const usablePointsMinor = usable.points * policy.points.worthMinor;
  const usablePoints = usable.points;
  return {
    quote: { ...order, missingForFree, usablePoints, usablePointsMinor, hash: hashOf(order) },
  };
}

/** Freight of every line: each shop's goods are one parcel. */
function parcelsOf({ lines, freight }: Draft, country: string | undefined, policy: Rules) {
  const shares = lines.map(() => 0);
  const missingForFree = new Map<number, number>();
  for (const { shopId, shopName, rows } of groupByShop(
    lines.map((line, index) => ({ ...line, index })),
  )) {
    const rule = freight?.[shopId];
    const parcel: Freight | undefined = rule
      ? ruleFreight(rule, country, rows)
      : postageFreight(rows, policy.freight.freeFromMinor);
    if (!parcel) return { shares: undefined, shopName };
    rows.forEach(({ index }, place) => (shares[index] = parcel.shares[place] ?? 0));
    if (parcel.missingForFreeMinor !== null) {
      missingForFree.set(shopId, parcel.missingForFreeMinor);
    }
  }
  return { shares, missingForFree };
}

function hashOf(order: PricedOrder): string {
  const lines = order.shops.flatMap((shop) =>
    shop.lines.map((line) => [
      ...[line.skuId, line.quantity, line.goodsMinor, line.freightMinor],
      ...[line.couponMinor, line.generalCouponMinor, line.points, line.payMinor],
    ]),
  );
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22);
}
