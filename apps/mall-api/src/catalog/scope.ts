/**
 * Lists that goods stand in have numbers, as the view `wanted_listing` makes them: a category of the
 * mall its id, everything else an id above one of these.
 */
export const SHOPS = 2 ** 32;
export const SHOP_CATEGORIES = 2 * SHOPS;
export const WHOLE_MALL = 0;
export const IN_STOCK = 3 * SHOPS;
/** Scopes from here on narrow lists, and are none of their own. */
export const SELF_OPERATED = 4 * SHOPS;
export const REDUCED = 5 * SHOPS;
export const SHOP_TYPES = 6 * SHOPS;
export const RATED = 7 * SHOPS;

/** Means of reviews from which goods can be asked for. */
export const RATINGS = [4, 3] as const;

/** What narrows a list of goods to a part of the mall. */
export interface ListingFilter {
  /** A category of the mall, with those below it. */
  categoryId?: number | undefined;
  /** A category of the shop, with those below it. */
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  inStock?: boolean | undefined;
  isSelf?: boolean | undefined;
  /** Goods that cost less than before. */
  isReduced?: boolean | undefined;
  shopTypeId?: number | undefined;
  /** One of RATINGS: the mean of the reviews is at least that. */
  minRating?: number | undefined;
}

/**
 * The scopes in all of which the goods must stand; the first is a list that can be walked along. A
 * category of a shop has goods of that shop alone.
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
