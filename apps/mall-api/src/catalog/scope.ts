/**
 * Lists that goods stand in have numbers, as the view `wanted_listing` makes them: a category of the
 * mall its id, everything else an id above one of these.
 */
export const SHOPS = 2 ** 32;
export const SHOP_CATEGORIES = 2 * SHOPS;
export const WHOLE_MALL = 0;
export const IN_STOCK = 3 * SHOPS;

/** What narrows a list of goods to a part of the mall. */
export interface ListingFilter {
  /** A category of the mall, with those below it. */
  categoryId?: number | undefined;
  /** A category of the shop, with those below it. */
  shopCategoryId?: number | undefined;
  shopId?: number | undefined;
  inStock?: boolean | undefined;
}

/** The lists in all of which the goods must stand. A category of a shop has goods of that shop alone. */
export function scopesOf({ categoryId, shopCategoryId, shopId, inStock }: ListingFilter): number[] {
  const scopes = [
    ...(shopCategoryId === undefined ? [] : [SHOP_CATEGORIES + shopCategoryId]),
    ...(shopId === undefined || shopCategoryId !== undefined ? [] : [SHOPS + shopId]),
    ...(categoryId === undefined ? [] : [categoryId]),
    ...(inStock ? [IN_STOCK] : []),
  ];
  return scopes.length ? scopes : [WHOLE_MALL];
}
