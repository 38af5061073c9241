import type { FreightQuote } from '@vermilion/api-client/operator';
import { countryOf } from '@vermilion/input-rules/country';
import { planParcel } from '../checkout/parcel-plan';
import type { FreightRule } from '../db/schema';
import { expectedArrival, termsFor } from '../freight/arrival';
import { toArrival } from '../freight/arrival-wire';
import { handlingOf } from '../freight/handling';
import { zoneOf } from '../freight/rules';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { skusOfShop } from './freight-store';
import type { ShopRow } from './shop-store';

interface Basket {
  country: string;
  lines: readonly { skuId: number; quantity: number }[];
  /** in place of the shop's */
  rule: FreightRule | null;
}

const notDelivered = () =>
  namedError('not-delivered', 500, 'The shop does not deliver to this country.');

/** What checkout would ask for the freight of goods of a shop. */
export async function quoteFreight(
  { db, policy, now }: Context,
  shop: ShopRow,
  { country, lines, rule }: Basket,
): Promise<FreightQuote> {
  if (countryOf(country) !== country) throw invalidValue('country', 'is not a country');
  const skus = await skusOfShop(
    db,
    shop.id,
    lines.map(({ skuId }) => skuId),
  );
  const bySku = new Map(skus.map((sku) => [sku.id, sku]));
  const parcel = lines.map(({ skuId, quantity }, at) => {
    const sku = bySku.get(skuId);
    if (!sku) throw invalidValue(`lines.${at}.skuId`, 'is not a sku of the shop');
    return { ...sku, quantity };
  });
  const { freeFromMinor, arrivalDays } = policy.freight;
  const shipped = parcel.filter(({ isVirtual }) => !isVirtual);
  const delivery = { methods: shop.delivery_methods, shopCourierMinor: shop.shop_courier_minor };
  const terms = { delivery, rule: rule ?? undefined, freeFromMinor, country };
  const plan = planParcel(shipped, terms, undefined);
  if (typeof plan === 'string') throw notDelivered();
  const known = rule ? zoneOf(rule, country)?.days : arrivalDays;
  const days = shipped.length > 0 && known ? { from: known.from, to: known.to } : null;
  const handling = handlingOf(shop);
  return {
    methods: plan.options.map(({ method, freightMinor }) => ({
      method,
      freight: toWire(policy, freightMinor),
    })),
    days,
    ...toArrival(days && expectedArrival(policy, termsFor(policy, handling, days, country), now())),
  };
}
