import type { Kysely } from 'kysely';
import { walkProducts } from '../catalog/product-list-store';
import type { Database } from '../db/schema';
import { languages } from '../kernel/language';
import { findBanners, findHomeActivities } from './store';

/** Any language: images are the same in all of them. */
const [language] = languages;
const FIRST_PAGE = { offset: 0, limit: 13, language };
/** Activities of this type show goods as lists do, the others with their own images. */
const STRIP = 1;
const byRank = { by: 'rank', direction: 'desc' } as const;

/** URLs of the images on the home page, in display order. */
export async function findHomeImages(db: Kysely<Database>) {
  const banners = await findBanners(db, language);
  const activities = await findHomeActivities(db, language, new Date());
  const recommended = await walkProducts(db, { inStock: true }, byRank, FIRST_PAGE);
  return {
    banners: banners.map(({ picture }) => picture),
    goods: [
      ...activities.flatMap(({ type, products }) =>
        products.map(({ picture, image }) => (type === STRIP ? image : picture)),
      ),
      ...recommended.map(({ image }) => image),
    ],
  };
}
