import type { ActivityProductTable, ActivityTable, Policy } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import { ACTIVITY_PLANS, type ActivityPlan } from './activity-plans';
import type { DemoProduct } from './catalogue';
import { endOfMonth } from './mall-time';
import { isLying, leadingTint } from './product-images';
import { random } from './random';

/** The campaigns with their goods; each tile has its own image in the colours of the campaign. */
export function buildActivities(
  products: DemoProduct[],
  registry: RecipeRegistry,
  now: Date,
  policy: Pick<Policy, 'zoneOffsetMinutes'>,
) {
  const activities: (Insertable<ActivityTable> & { id: number })[] = [];
  const goods: Insertable<ActivityProductTable>[] = [];
  // They have a place of their own on the home page
  const best = new Set(bySales(products).slice(0, BESTSELLERS));
  const byName = new Map(products.map((product) => [product.base.name, product]));
  const named = (name: string) => {
    const product = byName.get(name);
    if (!product) throw new Error(`An activity names ${name}, which nobody sells`);
    return product;
  };
  const elsewhere = new Set([
    ...best,
    ...ACTIVITY_PLANS.flatMap(({ goods = [] }) => goods.map(named)),
  ]);
  ACTIVITY_PLANS.forEach((plan, index) => {
    const { former, latest, scenes } = earlier(plan, products, best);
    const chosen =
      plan.goods?.map(named) ??
      byAge(products.filter((product) => fits(plan, product) && !elsewhere.has(product))).slice(
        0,
        plan.count,
      );
    const subject = ({ base }: DemoProduct) => ({ art: base.art, tint: leadingTint(base) });
    const look = (goods: DemoProduct[]) => ({
      subjects: goods.slice(0, 5).map(subject),
      ground: plan.ground,
      seed: 40 + index,
    });
    const pictureOf = (product: DemoProduct, place: number) => {
      const shown = subject(product);
      const { ground } = plan;
      const props = product.group.props.slice(0, 2);
      const seed = place * 41 + 7;
      const scene = scenes[place] ?? 'arch';
      const square = registry.add({ kind: 'goods', subject: shown, scene, ground, props, seed });
      const pose = isLying(product.base.art) ? 'lie' : 'stand';
      const tile = { kind: 'tile', subject: shown, pose, ground, props, seed } as const;
      // The square one stays known all the same: malls that were filled earlier name it
      return plan.type === 2 ? registry.add(tile) : square;
    };
    // Malls that were filled earlier name them
    registry.add({ kind: 'banner', ...look(former) });
    for (const others of [former, latest]) {
      registry.add({ kind: 'band', ...look(others) });
      others.forEach(pictureOf);
    }
    activities.push({
      id: index + 1,
      name: plan.name,
      type: plan.type,
      banner: JSON.stringify([registry.add({ kind: 'band', ...look(chosen) })]),
      instruction: plan.instruction,
      ends_at: plan.endsAfter === undefined ? null : endOfMonth(policy, now, plan.endsAfter),
      sort: 100 - index,
    });
    chosen.forEach((product, place) =>
      goods.push({
        activity_id: index + 1,
        product_id: product.row.id,
        picture: pictureOf(product, place),
        sort: 100 - place,
      }),
    );
  });
  return { activities, activityGoods: goods };
}

/** Bestsellers that the home page shows. */
export const BESTSELLERS = 8;

const fits = ({ trades }: ActivityPlan, { trade, stock }: DemoProduct) =>
  trades.includes(trade) && stock > 0;

/** What malls show that were filled before goods were chosen by hand. */
function earlier(plan: ActivityPlan, products: DemoProduct[], best: ReadonlySet<DemoProduct>) {
  const dice = random(`activity ${plan.formerName ?? plan.name}`);
  const fitting = dice.shuffle(products.filter((product) => fits(plan, product)));
  const former = fitting.slice(0, plan.count);
  const latest = (plan.goods ? fitting : byAge(fitting))
    .filter((product) => !best.has(product))
    .slice(0, plan.count);
  return {
    former,
    latest,
    scenes: former.map(() => dice.pick(['arch', 'plinth', 'window'] as const)),
  };
}

const bySales = (products: DemoProduct[]) => [...products].sort((a, b) => b.sales - a.sales);

const byAge = (products: DemoProduct[]) =>
  [...products].sort((a, b) => Number(b.row.created_at) - Number(a.row.created_at));
