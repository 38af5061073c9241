import type {
  ActivityProduct,
  IndexProduct,
  LeaderboardProduct,
  ShopProduct,
} from '@vermilion/api-client';
import type { GoodsSummary } from '@vermilion/mall-components/goods';
import type { Mall } from '../format/mall';
import { integerOf, textOf } from '../format/rows';
import { minorOf, optionalMinor } from '../format/wire';

type Listed = Pick<IndexProduct, 'id' | 'image' | 'storeName' | 'price'> &
  Partial<
    Pick<IndexProduct, 'otPrice' | 'sales' | 'merName' | 'reviewCount' | 'stars' | 'colours'>
  > & {
    ficti?: number | null;
  };

/** Goods of any list as a card shows them. Units sold are the real ones plus the shop's initial number. */
export const toGoods =
  (mall: Mall) =>
  (wire: Listed | IndexProduct | LeaderboardProduct | ShopProduct): GoodsSummary => {
    const listed: Listed = wire;
    const { id, image, storeName, price, otPrice, sales, ficti, merName } = listed;
    return {
      id: integerOf(id),
      name: textOf(storeName),
      href: mall.links.goods(id),
      imageSrc: textOf(image),
      priceMinor: minorOf(mall, price),
      oldPriceMinor: optionalMinor(mall, otPrice),
      soldCount: sales === undefined ? undefined : integerOf(sales) + integerOf(ficti ?? 0),
      rating: ratingOf(listed),
      shopName: merName,
      colors: listed.colours,
    };
  };

/** Absent without reviews, and from servers that do not send it. */
export const ratingOf = ({ stars, reviewCount }: Pick<Listed, 'stars' | 'reviewCount'>) =>
  stars && reviewCount ? { stars, count: reviewCount } : undefined;

/** Goods of an activity with their square image, like those of other lists. */
export const toActivityGoods =
  (mall: Mall) =>
  (wire: ActivityProduct): GoodsSummary => ({
    id: integerOf(wire.proId),
    name: textOf(wire.storeName),
    href: mall.links.goods(wire.proId),
    imageSrc: textOf(wire.image),
    priceMinor: minorOf(mall, wire.price),
    oldPriceMinor: optionalMinor(mall, wire.otPrice),
    soldCount: wire.sales,
    rating: ratingOf(wire),
    shopName: wire.merName,
  });
