import { RecipeRegistry } from '../images/recipe-registry';
import { DEMO_ACCOUNTS } from './accounts';
import { buildActivities } from './activities';
import { banners } from './banners';
import { buildCatalogue, shippedOnly } from './catalogue';
import { guarantees, settings } from './content';
import { buildCoupons } from './coupons';
import { buildReviews } from './reviews';
import { shopRows, shopShelves } from './shop-rows';

/** All data of the demo mall except accounts. Images do not depend on `now`. */
export function buildMall(now: Date) {
  const registry = new RecipeRegistry();
  const { categories, products } = buildCatalogue(now, registry);
  const shipped = shippedOnly(products);
  return {
    registry,
    categories,
    products,
    shops: shopRows(shipped, registry, now),
    shelves: shopShelves(products),
    reviews: buildReviews(shipped, now, registry),
    banners: banners(registry),
    settings: settings(registry),
    guarantees: guarantees(registry),
    ...buildActivities(shipped, registry, now),
    coupons: buildCoupons(shipped, now),
    avatars: DEMO_ACCOUNTS.map(({ emoji, ground }) =>
      registry.add({ kind: 'mark', subject: { art: emoji }, ground }),
    ),
  };
}

export type DemoMall = ReturnType<typeof buildMall>;
