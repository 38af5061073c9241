import { imageUrl } from '../http/image-url';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import type { Policy } from '../policy/policy';
import { type Colour, namedColours } from './colours';

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
  /** Absent outside of the mall's lists. */
  colours?: Colour[] | null;
}

/** Omitted within the shop itself, among its own goods. */
export interface ReasonsRow {
  shop_name?: string;
  review_count?: number;
  /** Mean of its reviews, with one decimal. */
  stars?: number | string | null;
}

type WireNeeds = Pick<Deps, 'settings' | 'policy'>;

/** Goods in a list, in the wire's shape. `colours` are their names as the caller reads them. */
export function toIndexProduct(
  { settings, policy }: WireNeeds,
  row: ListedProduct,
  colours: Readonly<Record<string, string>> = {},
) {
  return {
    id: row.id,
    image: imageUrl(settings, row.image),
    storeName: row.name,
    price: toWire(policy, row.price_minor),
    otPrice: toOldPrice(policy, row),
    sales: row.sales,
    ficti: row.ficti,
    unitName: row.unit_name,
    stock: row.stock,
    merId: row.shop_id,
    ...(row.colours && { colours: namedColours(row.colours, colours) }),
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

/** Without an old price it equals the price: storefronts of this API family display it unconditionally. */
export const toOldPrice = (
  policy: Policy,
  { price_minor, old_price_minor }: Pick<ListedProduct, 'price_minor' | 'old_price_minor'>,
) => toWire(policy, old_price_minor ?? price_minor);
