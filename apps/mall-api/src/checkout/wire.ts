import type { CouponOption, OrderPrice, PreOrder, PreOrderShop } from '@vermilion/api-client';
import { toOrderCoupon } from '../coupon/wire';
import type { Deps } from '../kernel/context';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';
import { codRefusal } from '../payment/on-delivery';
import { hasShipped, hasVirtual, type Draft } from './draft';
import type { RatedCoupon } from './coupon-options';
import type { OpenDraft } from './open-draft';
import type { Amounts, PricedLine, PricedShop } from './price';
import type { Quote } from './quote';

type Needs = Pick<Deps, 'settings' | 'policy'>;

const toFees = (amounts: Amounts) => ({
  freightFee: toWire(amounts.freightMinor),
  couponFee: toWire(amounts.couponMinor),
  generalCouponFee: toWire(amounts.generalCouponMinor),
  integralFee: toWire(amounts.pointsMinor),
  payFee: toWire(amounts.payMinor),
});

const toLine = ({ settings }: Needs, line: PricedLine) => ({
  productId: line.productId,
  productName: line.shownName ?? line.productName,
  attrValueId: line.skuId,
  image: imageUrl(settings, line.image),
  sku: line.shownSku ?? line.skuName,
  price: toWire(line.priceMinor),
  payNum: line.quantity,
  weight: null,
  volume: null,
  // Clients that do not know a line's shipping cost multiply this by the quantity
  postage: toWire(Math.floor(line.freightMinor / line.quantity)),
  ...toFees(line),
});

const toShop = (deps: Needs, quote: Quote, shop: PricedShop): PreOrderShop => {
  const missing = quote.missingForFree.get(shop.shopId);
  const parcel = quote.parcels.get(shop.shopId);
  return {
    merId: shop.shopId,
    merName: shop.shopName,
    orderInfoList: shop.lines.map((line) => toLine(deps, line)),
    proTotalFee: toWire(shop.goodsMinor),
    ...toFees(shop),
    freeFreightMissing: missing === undefined ? null : toWire(missing),
    deliveryMethod: parcel?.method,
    deliveryMethods: parcel?.options.map(({ method, freightMinor }) => ({
      method,
      freightFee: toWire(freightMinor),
    })),
  };
};

const toCod = ({ policy: { cashOnDelivery } }: Needs, { payMinor }: Quote, draft: Draft) => ({
  refusal: codRefusal(cashOnDelivery, { payMinor, hasVirtual: hasVirtual(draft) }) ?? null,
  max: cashOnDelivery.maxMinor === null ? null : toWire(cashOnDelivery.maxMinor),
});

/** The price of a draft, its parcels and its lifetime. */
export const toOrderPrice = (deps: Needs, quote: Quote, { state, points, content }: OpenDraft) =>
  ({
    ...toFees(quote),
    useIntegral: quote.points,
    integral: {
      balance: points,
      usable: quote.usablePoints,
      usableFee: toWire(quote.usablePointsMinor),
    },
    proTotalFee: toWire(quote.goodsMinor),
    orderList: quote.shops.map((shop) => toShop(deps, quote, shop)),
    draft: state,
    quoteHash: quote.hash,
    cashOnDelivery: toCod(deps, quote, content),
    needsAddress: hasShipped(content),
  }) satisfies OrderPrice;

/** A priced draft with its destination address. */
export function toPreOrder(deps: Needs, quote: Quote, draft: OpenDraft): PreOrder {
  const { address } = draft;
  const cartIds = draft.content.lines.flatMap((line) => line.cartId ?? []);
  return {
    ...toOrderPrice(deps, quote, draft),
    orderProNum: quote.quantity,
    totalPrice: toWire(quote.goodsMinor + quote.freightMinor),
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
  { coupon, shopName, discountMinor, isBest, obstacle, missingMinor }: RatedCoupon,
): CouponOption => ({
  ...toOrderCoupon(deps, coupon),
  merName: shopName,
  discount: toWire(discountMinor),
  isBest,
  obstacle,
  missing: missingMinor === null ? null : toWire(missingMinor),
});
