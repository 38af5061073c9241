import { type Policy, readPolicy } from '@vermilion/mall-api';
import { RecipeRegistry } from '../images/recipe-registry';
import { DEMO_ACCOUNTS } from './accounts';
import { BESTSELLERS, buildActivities } from './activities';
import { amountsIn } from './amounts';
import { banners } from './banners';
import { buildCatalogue, type DemoProduct, shippedOnly } from './catalogue';
import { guarantees, settings } from './content';
import { buildCoupons } from './coupons';
import { demoPolicy } from './demo-policy';
import { factsOf } from './facts';
import { pricedCoupons, pricedGoods } from './priced';
import { random } from './random';
import { buildReviews } from './reviews/build';
import { Composer } from './reviews/composer';
import { shopRows, shopShelves } from './shop-rows';

/** All data of the demo mall except accounts. Images depend neither on `now` nor on the policy. */
export function buildMall(now: Date, policy: Policy = readPolicy(undefined, demoPolicy)) {
  const registry = new RecipeRegistry();
  const amount = amountsIn(policy);
  const facts = factsOf(policy);
  const { categories, products: inCents } = buildCatalogue(now, registry, facts);
  const products = pricedGoods(inCents, amount);
  const shipped = shippedOnly(products);
  const composer = new Composer(random('sentences'));
  const activities = buildActivities(shipped, registry, now, policy);
  recommendOthers(products, new Set(activities.activityGoods.map((one) => one.product_id)));
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
    guarantees: guarantees(registry, facts),
    facts,
    ...activities,
    coupons: pricedCoupons(buildCoupons(shipped, now, policy), amount),
    avatars: DEMO_ACCOUNTS.map(({ emoji, ground }) =>
      registry.add({ kind: 'mark', subject: { art: emoji }, ground }),
    ),
  };
}

/** What activities and bestsellers show is recommended after everything else: the home page shows all three. */
function recommendOthers(products: DemoProduct[], shown: ReadonlySet<number>): void {
  const best = [...products].sort((a, b) => b.sales - a.sales).slice(0, BESTSELLERS);
  for (const product of products) {
    const { row, group } = product;
    const isElsewhere = shown.has(row.id) || best.includes(product) || group.isVirtual;
    if (!isElsewhere) row.rank = (row.rank ?? 0) + products.length;
  }
}

export type DemoMall = ReturnType<typeof buildMall>;
