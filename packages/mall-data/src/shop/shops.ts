import type { MerchantCard } from '@vermilion/api-client';
import type { ShopHitModel } from '@vermilion/mall-components/goods';
import type { TiledShop } from '@vermilion/mall-components/shop';
import type { Mall } from '../format/mall';
import { integerOf, rowsOf, textOf } from '../format/rows';
import { shopRating } from '../format/shop-rating';
import { toGoods } from '../goods/goods';

/** A shop in a list. */
export const toShopHit =
  (mall: Mall) =>
  (wire: MerchantCard): ShopHitModel => ({
    id: integerOf(wire.id),
    name: textOf(wire.name),
    href: mall.links.shop(wire.id),
    logoSrc: textOf(wire.avatar),
    rating: shopRating(wire.stars, wire.starLevel),
    selfOperated: wire.isSelf ?? false,
    goods: rowsOf(wire.proList, toGoods(mall)),
  });

/** A shop on the page of all shops. */
export const toTile =
  (mall: Mall) =>
  (wire: MerchantCard): TiledShop => ({
    ...toShopHit(mall)(wire),
    bannerSrc: wire.streetBackImage || wire.backImage || undefined,
    intro: wire.intro || undefined,
    followerCount: wire.collectNum,
  });
