import { type Policy, readPolicy } from '@vermilion/mall-api';
import { RecipeRegistry } from '../images/recipe-registry';
import { DEMO_ACCOUNTS } from './accounts';
import { buildActivities } from './activities';
import { amountsIn } from './amounts';
import { banners } from './banners';
import { buildCatalogue, shippedOnly } from './catalogue';
import { guarantees, settings } from './content';
import { buildCoupons } from './coupons';
import { demoPolicy } from './demo-policy';
import { pricedCoupons, pricedGoods } from './priced';
import { random } from './random';
import { buildReviews } from './reviews/build';
import { Composer } from './reviews/composer';
import { shopRows, shopShelves } from './shop-rows';

/** All data of the demo mall except accounts. Images depend neither on `now` nor on the policy. */
export function buildMall(now: Date, policy: Policy = readPolicy(undefined, demoPolicy)) {
  const registry = new RecipeRegistry();
  const amount = amountsIn(policy);
  const { categories, products: inCents } = buildCatalogue(now, registry);
  const products = pricedGoods(inCents, amount);
  const shipped = shippedOnly(products);
  const composer = new Composer(random('sentences'));
  return {
    registry,
    categories,
    products,
    shops: shopRows(shipped, registry, now, amount),
    shelves: shopShelves(products),
    composer,
    reviews: buildReviews(shipped, composer, now, registry),
    banners: banners(registry),
    settings: settings(registry),
    guarantees: guarantees(registry),
    ...buildActivities(shipped, registry, now, policy),
    coupons: pricedCoupons(buildCoupons(shipped, now, policy), amount),
    avatars: DEMO_ACCOUNTS.map(({ emoji, ground }) =>
      registry.add({ kind: 'mark', subject: { art: emoji }, ground }),
    ),
  };
}

export type DemoMall = ReturnType<typeof buildMall>;
