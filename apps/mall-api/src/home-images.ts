import { findBanners, findHomeActivities, findLeaders } from './content/store';
import type { Deps } from './kernel/context';
import { languages } from './kernel/language';
import { walkProducts } from './listing/product-list-store';
import { findShops } from './shop/store';

/** Any language: images are the same in all of them. */
const [language] = languages;
/** The recommendations of the home page, and the first page of the list of all goods. */
const FIRST_PAGE = { offset: 0, limit: 30, language };
/** Shops of the home page. */
const SHOPS = { offset: 0, limit: 6, language };
/** Activities of this type show goods as lists do, the others with their own images. */
const STRIP = 1;
const byRank = { by: 'rank', direction: 'desc' } as const;

/** URLs of the images on the home page and on the first page of lists, in display order. */
export async function findHomeImages({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const banners = await findBanners(db, language, now());
  const activities = await findHomeActivities(db, language, now());
  const recommended = await walkProducts(db, { inStock: true }, byRank, FIRST_PAGE);
  const { rows: shops } = await findShops(db, {}, 'recommended', SHOPS);
  const bestsellers = await findLeaders(db, language);
  return {
    banners: banners.map(({ picture }) => picture),
    goods: activities.flatMap(({ type, products }) =>
      products.map(({ picture, image }) => (type === STRIP ? image : picture)),
    ),
    shops: shops.flatMap((shop) => [shop.avatar, shop.street_back_image ?? shop.back_image]),
    bestsellers: bestsellers.map(({ image }) => image),
    recommended: recommended.map(({ image }) => image),
  };
}
