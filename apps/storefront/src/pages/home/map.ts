import type { Banner as WireBanner, HomeActivity, MerchantCard } from '@vermilion/api-client';
import type { Activity, ActivityLayout, Banner, StreetShop } from '@vermilion/mall-components/home';
import { toActivityGoods } from '../../goods/goods';
import { paths } from '../../page-params/paths';
import { shopRating } from '../../shop/shops';
import { inMallPath } from '../../wire/links';
import type { MallFormat } from '../../wire/mall-format';
import { integerOf, rowsOf, textOf } from '../../wire/rows';

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

export const toActivity =
  (mall: MallFormat) =>
  ({ id, name, type, instruction, productList }: HomeActivity): Activity => ({
    id,
    name,
    deck: instruction || undefined,
    href: paths.activity(id, type, name),
    layout: layouts[type],
    goods: rowsOf(productList, (goods) => ({
      ...toActivityGoods(mall)(goods),
      activityImageSrc: goods.proImage || undefined,
    })),
  });

export const toStreetShop = (wire: MerchantCard): StreetShop => ({
  id: integerOf(wire.id),
  name: textOf(wire.name),
  href: paths.shop(wire.id),
  logoSrc: textOf(wire.avatar),
  backgroundSrc: wire.streetBackImage || wire.backImage,
  rating: shopRating(wire.stars, wire.starLevel),
  selfOperated: wire.isSelf ?? false,
});
