/**
 * Lists of goods are numbered as in the view `wanted_listing`: a category of the mall by its id, everything
 * else by an id above one of these constants.
 */
export const SHOPS = 2 ** 32;
export const SHOP_CATEGORIES = 2 * SHOPS;
export const WHOLE_MALL = 0;
export const IN_STOCK = 3 * SHOPS;
/** Scopes from here on only filter lists; they are not lists of their own. */
export const SELF_OPERATED = 4 * SHOPS;
export const REDUCED = 5 * SHOPS;
export const SHOP_TYPES = 6 * SHOPS;
export const RATED = 7 * SHOPS;
/** The values of a facet, such as colours: in `FACETS + facet · SHOPS`, by id. */
export const FACETS = 16 * SHOPS;

export const scopeOfValue = (facetId: number, valueId: number) =>
  FACETS + facetId * SHOPS + valueId;

/** Mean ratings that goods can be filtered by, as lower bounds. */
export const RATINGS = [4, 3] as const;

/** The filters of a list of goods that are stored as scopes. */
export interface ListingFilter {
  /** A category of the mall, including its subcategories. */
  categoryId?: number | undefined;
  /** A category of the shop, including its subcategories. */
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  inStock?: boolean | undefined;
  isSelf?: boolean | undefined;
  /** Goods that cost less than before. */
  isReduced?: boolean | undefined;
  shopTypeId?: number | undefined;
  /** One of RATINGS: the lower bound of the mean rating. */
  minRating?: number | undefined;
}

/**
 * The scopes that the goods must all be in; the first is a list that can be read in order. A category of a
 * shop only contains goods of that shop.
 */
export function scopesOf(filter: ListingFilter): number[] {
  const { categoryId, shopCategoryId, shopId, inStock } = filter;
  const lists = [
    ...(shopCategoryId === undefined ? [] : [SHOP_CATEGORIES + shopCategoryId]),
    ...(shopId === undefined || shopCategoryId !== undefined ? [] : [SHOPS + shopId]),
    ...(categoryId === undefined ? [] : [categoryId]),
    ...(inStock ? [IN_STOCK] : []),
  ];
  return [...(lists.length ? lists : [WHOLE_MALL]), ...narrowing(filter)];
}

const narrowing = ({ isSelf, isReduced, shopTypeId, minRating }: ListingFilter) => [
  ...(isSelf ? [SELF_OPERATED] : []),
  ...(isReduced ? [REDUCED] : []),
  ...(shopTypeId === undefined ? [] : [SHOP_TYPES + shopTypeId]),
  ...(minRating === undefined ? [] : [RATED + minRating]),
];
