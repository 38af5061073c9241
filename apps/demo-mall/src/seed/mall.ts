import { Album } from '../images/album';
import { DEMO_ACCOUNTS } from './accounts';
import { buildActivities } from './activities';
import { banners } from './banners';
import { buildCatalogue } from './catalogue';
import { guarantees, settings } from './content';
import { buildCoupons } from './coupons';
import { buildReviews } from './reviews';
import { shopRows, shopShelves } from './shop-rows';

/** Everything of the demo mall that no account owns. The pictures are the same at any time. */
export function buildMall(now: Date) {
  const album = new Album();
  const { categories, products } = buildCatalogue(now, album);
  return {
    album,
    categories,
    products,
    shops: shopRows(products, album, now),
    shelves: shopShelves(products),
    reviews: buildReviews(products, now, album),
    banners: banners(album),
    settings: settings(album),
    guarantees: guarantees(album),
    ...buildActivities(products, album),
    coupons: buildCoupons(products, now),
    faces: DEMO_ACCOUNTS.map(({ face, ground }) =>
      album.add({ kind: 'mark', subject: { art: face }, ground }),
    ),
  };
}

export type DemoMall = ReturnType<typeof buildMall>;
