import type { Banner as WireBanner, HomeActivity, MerchantCard } from '@vermilion/api-client';
import type { Activity, ActivityLayout, Banner, StreetShop } from '@vermilion/mall-components/home';
import { inMallPath } from '../format/in-mall-path';
import type { Mall } from '../format/mall';
import { integerOf, rowsOf, textOf } from '../format/rows';
import { shopRating } from '../format/shop-rating';
import { toActivityGoods } from '../goods/goods';

/** Banners only link to pages of this mall. */
export const toBanner = ({ id, pic, name, url }: WireBanner): Banner => ({
  id,
  imageSrc: textOf(pic),
  title: name || undefined,
  href: inMallPath(url),
});

const layouts: Record<HomeActivity['type'], ActivityLayout> = {
  1: 'strip',
  2: 'tiles',
  3: 'gallery',
};

/** An activity of the home page with its goods. */
export const toActivity =
  (mall: Mall) =>
  ({ id, name, type, instruction, productList }: HomeActivity): Activity => ({
    id,
    name,
    deck: instruction || undefined,
    href: mall.links.activity(id, type, name),
    layout: layouts[type],
    goods: rowsOf(productList, (goods) => ({
      ...toActivityGoods(mall)(goods),
      activityImageSrc: goods.proImage || undefined,
    })),
  });

/** A shop on the street of the home page. */
export const toStreetShop =
  (mall: Mall) =>
  (wire: MerchantCard): StreetShop => ({
    id: integerOf(wire.id),
    name: textOf(wire.name),
    href: mall.links.shop(wire.id),
    logoSrc: textOf(wire.avatar),
    backgroundSrc: wire.streetBackImage || wire.backImage,
    rating: shopRating(wire.stars, wire.starLevel),
    selfOperated: wire.isSelf ?? false,
  });
