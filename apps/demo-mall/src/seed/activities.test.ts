import { describe, expect, test } from 'vitest';
import { ACTIVITY_PLANS } from './activity-plans';
import { buildMall } from './build-mall';

const mall = buildMall(new Date('2026-03-01T12:00:00Z'));

/** By its art, what an activity's name and instruction speak of. */
const KINDS: Record<string, RegExp> = {
  'The long breakfast': /^(🥐|🥖|🍞|🥯|🧈|🍯|🥚|🍳|🥛|🫖|jar:🍓|mug|cup|plate|pouch:☕|carton:🫖)/u,
  'Muddy weekends': /^(🥾|👢|☂|⛺|🎒|🧥|🧦|🔦|🦺|flask|tumbler|mug:🏕)/u,
  'Rooms that breathe': /^(lamp|candle|cushion|blanket|towels|mug|🏮|🪔|🧺|🪑|🪴)/u,
  'Small people': /^(🧸|🦦|🐼|🚂|🚒|🚀|🚗|🪁|🪀|🪆|🪄|🧩|book:)/u,
  'Fresh from the workshop': /^(🎧|📻|🖱|⌨|🧮|🎻|🎨|✏|notebook|cards|tablet)/u,
};

describe('activities', () => {
  test.each(ACTIVITY_PLANS.filter(({ goods }) => goods).map(({ name }) => name))(
    '%s: holds twelve goods, each of a kind that it names, none of them sold out',
    (name) => {
      const activity = mall.activities.find((one) => one.name === name);
      const goods = mall.activityGoods
        .filter((one) => one.activity_id === activity?.id)
        .map(({ product_id }) => mall.products.find(({ row }) => row.id === product_id));
      expect(goods).toHaveLength(12);
      const strange = goods.filter((one) => !KINDS[name]?.test(one?.base.art ?? ''));
      expect(strange.map((one) => one?.base.name)).toEqual([]);
      expect(goods.filter((one) => !one?.stock)).toEqual([]);
    },
  );

  test('show in their picture the first five of their goods', () => {
    for (const { id, banner } of mall.activities) {
      const picture = /([0-9a-f]{16})\.webp/.exec(String(banner))?.[1] ?? '';
      const recipe = mall.registry.recipes.get(picture);
      const arts = mall.activityGoods
        .filter((one) => one.activity_id === id)
        .slice(0, 5)
        .map((one) => mall.products.find(({ row }) => row.id === one.product_id)?.base.art);
      expect(recipe?.kind === 'band' && recipe.subjects.map(({ art }) => art)).toEqual(arts);
    }
  });
});
