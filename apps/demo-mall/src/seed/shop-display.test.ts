import { describe, expect, test } from 'vitest';
import { buildMall } from './build-mall';
import { leadingTint } from './product-images';
import { mainTradeOf } from './shop-display';
import { SHOPS } from './shops';

const mall = buildMall(new Date('2026-03-01T12:00:00Z'));
const subjectsOf = (address: unknown) => {
  const recipe = mall.registry.recipes.get(/([0-9a-f]{16})\.webp/.exec(String(address))?.[1] ?? '');
  return recipe && 'subjects' in recipe ? recipe.subjects : [];
};

describe.each(SHOPS.map((shop, at) => ({ shop, at, name: shop.name })))('$name', ({ shop, at }) => {
  const goods = mall.products.filter((one) => one.shop === shop);
  const trade = mainTradeOf(shop, goods);
  const row = mall.shops[at];
  const onCard = goods
    .filter((one) => one.trade === trade && !one.group.isVirtual)
    .sort((a, b) => b.sales - a.sales)
    .slice(0, 3)
    .map(({ base }) => ({ art: base.art, tint: leadingTint(base) }));

  test('has four goods in its window and five on its sign, none of them also in its row of goods', () => {
    const [window, sign] = [subjectsOf(row?.street_back_image), subjectsOf(row?.pc_back_image)];
    expect([window.length, sign.length]).toEqual([4, 5]);
    for (const subject of onCard) expect([...window, ...sign]).not.toContainEqual(subject);
  });

  test('puts its trade first among its categories, with enough goods for a card', () => {
    const [first] = mall.shelves
      .filter(({ shop_id, pid }) => shop_id === at + 1 && !pid)
      .sort((a, b) => Number(b.sort) - Number(a.sort));
    expect(first?.name).toBe(trade);
    expect(onCard).toHaveLength(3);
  });
});

describe('windows', () => {
  test('of a tea house hold tea and what it is drunk from, of a baker bread, of electronics no bin', () => {
    const windowOf = (key: string) =>
      subjectsOf(mall.shops[SHOPS.findIndex((shop) => shop.key === key)]?.street_back_image).map(
        ({ art }) => art,
      );
    for (const art of windowOf('qinghe')) expect(art).toMatch(/^(tin|pouch|cup|pot|🫖|🍵)/u);
    for (const art of windowOf('maison')) expect(art).toMatch(/^(🥐|🥖|🍞|🥧|🍰|🧀|🧈|🫕)/u);
    for (const art of windowOf('quayline')) expect(art).not.toMatch(/^🗑/u);
  });
});
