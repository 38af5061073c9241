import type { OrderPrice, PreOrder, PreOrderShop } from '@vermilion/api-client';
import type { AddressRow } from '../address/store';
import type { Deps } from '../kernel/context';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';
import type { PricedLine, PricedOrder, PricedShop } from './price';

type Needs = Pick<Deps, 'settings'>;

export const toOrderPrice = (order: PricedOrder): OrderPrice => ({
  couponFee: toWire(order.couponMinor),
  freightFee: toWire(order.freightMinor),
  proTotalFee: toWire(order.goodsMinor),
  payFee: toWire(order.payMinor),
});

const toLine = ({ settings }: Needs, line: PricedLine) => ({
  productId: line.productId,
  productName: line.productName,
  attrValueId: line.skuId,
  image: imageUrl(settings, line.image),
  sku: line.skuName,
  price: toWire(line.priceMinor),
  payNum: line.quantity,
  weight: null,
  volume: null,
  postage: toWire(line.postageMinor),
});

const toShop = (deps: Needs, shop: PricedShop): PreOrderShop => ({
  merId: shop.shopId,
  merName: shop.shopName,
  orderInfoList: shop.lines.map((line) => toLine(deps, line)),
  proTotalFee: toWire(shop.goodsMinor),
  freightFee: toWire(shop.freightMinor),
  couponFee: toWire(shop.couponMinor),
  payFee: toWire(shop.payMinor),
});

/** A priced draft with the address that it would go to. */
export function toPreOrder(deps: Needs, order: PricedOrder, address?: AddressRow): PreOrder {
  const cartIds = order.shops.flatMap((shop) => shop.lines.flatMap((line) => line.cartId ?? []));
  return {
    ...toOrderPrice(order),
    orderProNum: order.quantity,
    totalPrice: toWire(order.goodsMinor + order.freightMinor),
    userCouponId: null,
    addressId: address?.id ?? null,
    realName: address?.real_name ?? null,
    phone: address?.phone ?? null,
    detail: address?.detail ?? null,
    country: address?.country ?? null,
    email: address?.email ?? null,
    remark: null,
    cartIdList: cartIds.length > 0 ? cartIds : null,
    orderList: order.shops.map((shop) => toShop(deps, shop)),
  };
}
