import type { ActivityProductTable, ActivityTable, Policy } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import type { DemoProduct } from './catalogue';
import { endOfMonth } from './mall-time';
import { isLying, leadingTint } from './product-images';
import { random } from './random';

interface Plan {
  name: string;
  /** of its goods, where the name has changed */
  formerName?: string;
  /** the goods that came last */
  isNew?: boolean;
  type: 1 | 2 | 3;
  ground: string;
  instruction: string;
  trades: string[];
  count: number;
  /** Additional months until it ends, after the month of seeding; without it there is no end. */
  endsAfter?: number;
}

// Type 1: a strip of goods. Type 2: one large tile and two small ones. Type 3: large images, new
// arrivals.
const PLANS: Plan[] = [
  {
    name: 'The long breakfast',
    type: 1,
    ground: 'butter',
    count: 12,
    trades: ['Kitchen & Dining', 'Fresh & Bakery', 'Food & Pantry'],
    instruction: 'Bread, butter and what they are served on.',
    endsAfter: 1,
  },
  {
    name: 'Muddy weekends',
    type: 1,
    ground: 'sage',
    count: 12,
    trades: ['Sports & Outdoors', 'Garden & Pets'],
    instruction: 'Everything that makes the rain somebody else’s problem.',
  },
  {
    name: 'Rooms that breathe',
    type: 2,
    ground: 'clay',
    count: 12,
    trades: ['Home & Living'],
    instruction: 'Linen, clay and warm light.',
  },
  {
    name: 'Small people',
    type: 2,
    ground: 'sky',
    count: 12,
    trades: ['Toys & Games'],
    instruction: 'Tested by four children and one otter.',
    endsAfter: 2,
  },
  {
    name: 'New arrivals',
    formerName: 'New this week',
    isNew: true,
    type: 3,
    ground: 'blush',
    count: 12,
    trades: ['Fashion', 'Shoes & Bags', 'Beauty & Care'],
    instruction: 'What came last, from wardrobe to bathroom shelf.',
  },
  {
    name: 'Fresh from the workshop',
    type: 3,
    ground: 'mist',
    count: 12,
    trades: ['Electronics', 'Books, Music & Stationery'],
    instruction: 'Quiet machines and things made of paper and wood.',
  },
];

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
  PLANS.forEach((plan, index) => {
    const dice = random(`activity ${plan.formerName ?? plan.name}`);
    const fitting = dice.shuffle(
      products.filter((product) => plan.trades.includes(product.trade) && product.stock > 0),
    );
    const former = fitting.slice(0, plan.count);
    const chosen = (plan.isNew ? byAge(fitting) : fitting)
      .filter((product) => !best.has(product))
      .slice(0, plan.count);
    const subject = ({ base }: DemoProduct) => ({ art: base.art, tint: leadingTint(base) });
    const look = (goods: DemoProduct[]) => ({
      subjects: goods.slice(0, 5).map(subject),
      ground: plan.ground,
      seed: 40 + index,
    });
    // Malls that were filled earlier name them
    registry.add({ kind: 'banner', ...look(former) });
    registry.add({ kind: 'band', ...look(former) });
    const banner = registry.add({ kind: 'band', ...look(chosen) });
    activities.push({
      id: index + 1,
      name: plan.name,
      type: plan.type,
      banner: JSON.stringify([banner]),
      instruction: plan.instruction,
      ends_at: plan.endsAfter === undefined ? null : endOfMonth(policy, now, plan.endsAfter),
      sort: 100 - index,
    });
    const scenes = former.map(() => dice.pick(['arch', 'plinth', 'window'] as const));
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
    former.forEach(pictureOf);
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

const bySales = (products: DemoProduct[]) => [...products].sort((a, b) => b.sales - a.sales);

const byAge = (products: DemoProduct[]) =>
  [...products].sort((a, b) => Number(b.row.created_at) - Number(a.row.created_at));
