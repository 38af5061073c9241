import type { CartEstimate } from '@vermilion/api-client';
import { countryOf } from '@vermilion/input-rules/country';
import { requireCountry } from '../address/country';
import { addressToSendTo } from '../address/store';
import { unusedCoupons } from '../coupon/store';
import { toArrival } from '../freight/arrival-wire';
import { type Args, defineHandlers } from '../http/handler';
import type { Context, Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { sumOf } from '../money/allocate';
import { toWire, toWireOrNull } from '../money/wire';
import type { Policy } from '../policy/policy';
import { arrivalsOf } from './arrivals';
import { type Estimate, estimateOf } from './estimate';
import { listOrderable } from './goods-store';
import { toDraft } from './pre-order';
import { ORDER_MAX_MINOR } from './rules';

type Body = Args<'estimateCart'>['body'];

/** Where most orders of a mall go: as it says, as days of arrival do, else where it is taxed, or its currency is at home. */
const countryOfMall = ({ delivery, tax, currency }: Policy) =>
  delivery.country ?? tax.country ?? countryOf(currency.country);

/** The country of an estimate: the requested one, else that of the address that checkout starts with. */
async function destination({ db, user, policy }: Context, sent: string | undefined) {
  if (sent !== undefined) return requireCountry(sent);
  const address = user && (await addressToSendTo(db, user.id).executeTakeFirst());
  return (address && countryOf(address.country)) ?? countryOfMall(policy);
}

/** The goods of an estimate at today's prices; what is not on sale is left out. */
async function goodsOf({ db, now }: Context, { lines }: Body) {
  const quantities = new Map<number, number>();
  for (const { productAttrUnique: id, cartNum } of lines)
    quantities.set(id, (quantities.get(id) ?? 0) + cartNum);
  const skus = await listOrderable(db, [...quantities.keys()], now());
  return skus
    .filter(({ isSellable }) => isSellable)
    .map((sku) => ({ ...sku, quantity: quantities.get(sku.skuId) ?? 0, cartId: null }));
}

const toEstimate = (
  { policy }: Pick<Deps, 'policy'>,
  estimate: Estimate,
  country: string | undefined,
  arrivals: ReturnType<typeof arrivalsOf> | undefined,
): CartEstimate => ({
  country: country ?? null,
  proTotalFee: toWire(policy, estimate.goodsMinor),
  couponFee: toWire(policy, estimate.couponMinor),
  freightFee: toWire(policy, estimate.freightMinor),
  totalFee: toWire(policy, estimate.totalMinor),
  shops: estimate.shops.map((shop) => ({
    merId: shop.shopId,
    deliveryMethod: shop.method,
    freightFee: toWireOrNull(policy, shop.freightMinor),
    freeFreightMissing: toWireOrNull(policy, shop.missingForFreeMinor),
    ...(shop.method && toArrival(arrivals?.get(shop.shopId))),
  })),
});

export const estimateHandlers = defineHandlers({
  async estimateCart(ctx, { body }) {
    const { db, user, policy } = ctx;
    const now = ctx.now();
    const country = await destination(ctx, body.country ?? undefined);
    const draft = toDraft(await goodsOf(ctx, body));
    if (sumOf(draft.lines, (line) => line.priceMinor * line.quantity) > ORDER_MAX_MINOR)
      throw namedError('limit-reached', 500, 'These goods are too many for one order.');
    const coupons = user ? await unusedCoupons(db, user.id, now, ctx.language) : [];
    const arrivals = country ? arrivalsOf(draft, country, policy, now) : undefined;
    const estimate = estimateOf(draft, { country, coupons }, policy, now);
    return toEstimate(ctx, estimate, country, arrivals);
  },
});
