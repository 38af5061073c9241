import type { Settings } from '../config/settings';
import { imageUrl } from '../http/image-url';
import { toWire } from '../money/wire';

/** The columns of a product in a list. */
export interface ListedProduct extends ReasonsRow {
  id: number;
  image: string;
  name: string;
  price_minor: number;
  old_price_minor: number | null;
  sales: number;
  ficti: number;
  unit_name: string;
  stock: number;
  shop_id: number;
}

/** Omitted within the shop itself, among its own goods. */
export interface ReasonsRow {
  shop_name?: string;
  review_count?: number;
  /** Mean of its reviews, with one decimal. */
  stars?: number | string | null;
}

/** Goods in a list, in the wire's shape. */
export function toIndexProduct(settings: Settings, row: ListedProduct) {
  return {
    id: row.id,
    image: imageUrl(settings, row.image),
    storeName: row.name,
    price: toWire(row.price_minor),
    otPrice: moneyOrNull(row.old_price_minor),
    sales: row.sales,
    ficti: row.ficti,
    unitName: row.unit_name,
    stock: row.stock,
    merId: row.shop_id,
    ...toReasons(row),
  };
}

/** Shop, number of reviews and rating of goods in any list. */
export const toReasons = ({ shop_name, review_count, stars }: ReasonsRow) => ({
  merName: shop_name,
  reviewCount: review_count,
  stars: stars === undefined ? undefined : starsOf({ stars }),
});

/** A mean rating, which a query returns as text or as a number; null without reviews. */
export const starsOf = ({ stars }: { stars: number | string | null }) =>
  stars === null ? null : Number(stars);

export const moneyOrNull = (minor: number | null): string | null =>
  minor === null ? null : toWire(minor);
