import type { CouponOption, OrderPrice, PreOrder, PreOrderShop } from '@vermilion/api-client';
import { countryOf } from '@vermilion/input-rules/country';
import { toOrderCoupon } from '../coupon/wire';
import type { Arrival } from '../freight/arrival';
import { toArrival } from '../freight/arrival-wire';
import { imageUrl } from '../http/image-url';
import type { Deps } from '../kernel/context';
import { toWire, toWireOrNull } from '../money/wire';
import { codRefusal } from '../payment/on-delivery';
import { arrivalsOf } from './arrivals';
import type { RatedCoupon } from './coupon-options';
import { type Draft, hasShipped, hasVirtual } from './draft';
import type { OpenDraft } from './open-draft';
import type { Amounts, PricedLine, PricedShop } from './price';
import type { Quote } from './quote';

type Needs = Pick<Deps, 'settings' | 'policy'>;

const toFees = ({ policy }: Pick<Deps, 'policy'>, amounts: Amounts) => ({
  freightFee: toWire(policy, amounts.freightMinor),
  couponFee: toWire(policy, amounts.couponMinor),
  generalCouponFee: toWire(policy, amounts.generalCouponMinor),
  integralFee: toWire(policy, amounts.pointsMinor),
  payFee: toWire(policy, amounts.payMinor),
});

const toLine = ({ settings, policy }: Needs, line: PricedLine) => ({
  productId: line.productId,
  productName: line.shownName ?? line.productName,
  attrValueId: line.skuId,
  image: imageUrl(settings, line.image),
  sku: line.shownSku ?? line.skuName,
  price: toWire(policy, line.priceMinor),
  payNum: line.quantity,
  weight: null,
  volume: null,
  // Clients that do not know a line's shipping cost multiply this by the quantity
  postage: toWire(policy, Math.floor(line.freightMinor / line.quantity)),
  ...toFees({ policy }, line),
});

const toShop = (
  deps: Needs,
  quote: Quote,
  shop: PricedShop,
  arrival: Arrival | undefined,
): PreOrderShop => {
  const missing = quote.missingForFree.get(shop.shopId);
  const parcel = quote.parcels.get(shop.shopId);
  return {
    merId: shop.shopId,
    merName: shop.shopName,
    orderInfoList: shop.lines.map((line) => toLine(deps, line)),
    proTotalFee: toWire(deps.policy, shop.goodsMinor),
    ...toFees(deps, shop),
    freeFreightMissing: missing === undefined ? null : toWire(deps.policy, missing),
    deliveryMethod: parcel?.method,
    deliveryMethods: parcel?.options.map(({ method, freightMinor }) => ({
      method,
      freightFee: toWire(deps.policy, freightMinor),
    })),
    ...toArrival(arrival),
  };
};

const toCod = ({ policy }: Needs, { payMinor }: Quote, draft: Draft) => ({
  refusal: codRefusal(policy.cashOnDelivery, { payMinor, hasVirtual: hasVirtual(draft) }) ?? null,
  max: toWireOrNull(policy, policy.cashOnDelivery.maxMinor),
});

/** The price of a draft, its parcels and its lifetime. */
export function toOrderPrice(
  deps: Needs & Pick<Deps, 'now'>,
  quote: Quote,
  { state, points, content, address }: OpenDraft,
) {
  const country = address ? countryOf(address.country) : undefined;
  const arrivals = country && arrivalsOf(content, country, deps.policy, deps.now());
  return {
    ...toFees(deps, quote),
    useIntegral: quote.points,
    integral: {
      balance: points,
      usable: quote.usablePoints,
      usableFee: toWire(deps.policy, quote.usablePointsMinor),
    },
    proTotalFee: toWire(deps.policy, quote.goodsMinor),
    orderList: quote.shops.map((shop) =>
      toShop(deps, quote, shop, arrivals ? arrivals.get(shop.shopId) : undefined),
    ),
    draft: state,
    quoteHash: quote.hash,
    cashOnDelivery: toCod(deps, quote, content),
    needsAddress: hasShipped(content),
  } satisfies OrderPrice;
}

/** A priced draft with its destination address. */
export function toPreOrder(
  deps: Needs & Pick<Deps, 'now'>,
  quote: Quote,
  draft: OpenDraft,
): PreOrder {
  const { address } = draft;
  const cartIds = draft.content.lines.flatMap((line) => line.cartId ?? []);
  return {
    ...toOrderPrice(deps, quote, draft),
    orderProNum: quote.quantity,
    totalPrice: toWire(deps.policy, quote.goodsMinor + quote.freightMinor),
    userCouponId: null,
    addressId: address?.id ?? null,
    realName: address?.real_name ?? null,
    phone: address?.phone ?? null,
    detail: address?.detail ?? null,
    country: address?.country ?? null,
    email: address?.email ?? null,
    remark: null,
    cartIdList: cartIds.length > 0 ? cartIds : null,
  };
}

export const toCouponOption = (
  deps: Pick<Deps, 'policy'>,
  { coupon, shopName, discountMinor, isBest, isSuggested, obstacle, missingMinor }: RatedCoupon,
): CouponOption => ({
  ...toOrderCoupon(deps, coupon),
  merName: shopName,
  discount: toWire(deps.policy, discountMinor),
  isBest,
  isSuggested,
  obstacle,
  missing: toWireOrNull(deps.policy, missingMinor),
});
