import { walkProducts } from '../catalog/product-list-store';
import type { Deps } from '../kernel/context';
import { PictureStore, warmPictures } from '../picture';
import { findBanners, findHomeActivities } from './store';

const FIRST_PAGE = { offset: 0, limit: 13 };
const byRank = { by: 'rank', direction: 'desc' } as const;

/** Draws what the home page shows, so that the first visitor after a start does not wait for it. */
export async function warmHome(
  { db, settings, images, log }: Deps,
  signal: AbortSignal,
): Promise<void> {
  try {
    const banners = await findBanners(db);
    const activities = await findHomeActivities(db);
    const recommended = await walkProducts(db, { inStock: true }, byRank, FIRST_PAGE);
    const cards = [
      ...activities.flatMap(({ products }) => products.map(({ picture }) => picture)),
      ...recommended.map(({ image }) => image),
    ];
    const store = new PictureStore(settings.pictureDir, images);
    await warmPictures(
      banners.map(({ picture }) => picture),
      store,
      { widths: [1280], signal },
    );
    await warmPictures(cards, store, { widths: [240, 320], signal });
  } catch (error) {
    // Nothing depends on it: a picture that is missing is drawn when it is asked for.
    log.warn({ err: error }, 'pictures of the home page were not drawn ahead');
  }
}
