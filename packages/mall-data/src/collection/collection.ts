import type { CollectedProduct, FollowedShop as WireShop } from '@vermilion/api-client';
import type { CollectedGoods, FollowedShop } from '@vermilion/mall-components/collection';
import type { Mall } from '../format/mall';
import { integerOf, textOf } from '../format/rows';
import { shopRating } from '../format/shop-rating';
import { minorOf } from '../format/wire';
import { ratingOf } from '../goods/goods';

/** A server that does not send availability only lists available goods. */
function stateOf({ isOnSale = true, stock = 1 }: CollectedProduct): CollectedGoods['state'] {
  if (!isOnSale) return 'gone';
  return stock > 0 ? 'available' : 'soldOut';
}

/** Goods that the shopper has collected. */
export const toCollectedGoods =
  (mall: Mall) =>
  (wire: CollectedProduct): CollectedGoods => ({
    id: integerOf(wire.productId),
    name: textOf(wire.storeName),
    href: mall.links.goods(wire.productId),
    imageSrc: textOf(wire.image),
    priceMinor: minorOf(mall, wire.price),
    ...(wire.collectedPrice && { collectedPriceMinor: minorOf(mall, wire.collectedPrice) }),
    rating: ratingOf(wire),
    state: stateOf(wire),
  });

/** A shop that the shopper follows. */
export const toFollowedShop =
  (mall: Mall) =>
  (wire: WireShop): FollowedShop => ({
    id: integerOf(wire.merId),
    name: textOf(wire.merName),
    href: mall.links.shop(wire.merId),
    logoSrc: textOf(wire.merAvatar),
    rating: shopRating(wire.stars, wire.starLevel),
    followerCount: wire.collectNum,
    closed: wire.isOpen === false,
  });
