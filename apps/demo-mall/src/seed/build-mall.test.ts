import { createHash } from 'node:crypto';
import { checkAddress, checkCategories, sanitizeHtml } from '@vermilion/mall-api';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../images/art/icon-set';
import { FORMS } from '../images/form/forms';
import { GROUNDS } from '../images/ground';
import { SETTINGS } from '../images/scene/setting/settings';
import { AGREEMENT } from './agreement';
import { buildMall } from './build-mall';
import { colour } from './colours';
import { SHOPS } from './shops';
import { TRADE_TABLES } from './trades';

const now = new Date('2026-03-01T12:00:00Z');
const mall = buildMall(now);
const bases = TRADE_TABLES.flatMap((trade) => trade.groups.flatMap((group) => group.goods));

describe('the tables of goods', () => {
  test('name each of the goods differently', () => {
    const names = bases.map((base) => base.name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('name shops that exist, and prices as a shop would write them', () => {
    for (const base of bases) {
      expect(SHOPS.map((shop) => shop.key)).toContain(base.shop);
      // an eight at the end is lucky in Chinese shops
      expect([0, 50, 80, 90, 99], base.name).toContain(base.price % 100);
      expect(base.price, base.name).toBeGreaterThan(200);
      if (base.oldPrice) expect(base.oldPrice, base.name).toBeGreaterThan(base.price);
    }
  });

  test('have one to three specifications, whose options hold no comma and whose colours are known', () => {
    for (const { name, specs } of bases) {
      expect([1, 2, 3], name).toContain(specs.length);
      for (const spec of specs) {
        const values = spec.options.map((option) => option.value);
        expect(new Set(values).size, name).toBe(values.length);
        for (const value of values) expect(value, name).toMatch(/^[^,;|:]+$/);
        if (/^(colou?r|couleur|颜色|釉色|สี)$/i.test(spec.name)) {
          expect(
            values.filter((value) => !colour(value)),
            name,
          ).toEqual([]);
        }
      }
    }
  });
});

describe('the demo mall', () => {
  test('is the same every time', () => {
    const digest = () =>
      createHash('sha256')
        .update(JSON.stringify(buildMall(now).products.map(({ row, skus }) => [row, skus])))
        .digest('hex');
    expect(digest()).toBe(digest());
  });

  test('has categories and a home page as the calls of operators would write them', () => {
    checkCategories(mall.categories.map(({ id = 0, pid = 0, level }) => ({ id, pid, level })));
    for (const { picture, url = '' } of mall.banners) {
      checkAddress('picture', picture);
      checkAddress('link', url);
    }
    for (const { picture } of mall.activityGoods) checkAddress('picture', picture);
    expect(mall.categories.length * mall.banners.length * mall.activityGoods.length).not.toBe(0);
  });

  test('has a sku for every choice of options, named by them', () => {
    for (const { row, attrs, skus, stock } of mall.products) {
      const names = attrs.reduce<string[][]>(
        (all, attr) => all.flatMap((one) => attr.options.map((option) => [...one, option])),
        [[]],
      );
      expect(skus.map((sku) => sku.name)).toEqual(names.map((name) => name.join(',')));
      expect(stock).toBe(skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0));
      expect(row.price_minor).toBe(Math.min(...skus.map((sku) => sku.price_minor)));
    }
  });

  test('shows three to six pictures of each product, no two alike', () => {
    for (const { row } of mall.products) {
      const slider: string[] = JSON.parse(String(row.slider));
      expect(slider.length).toBeGreaterThanOrEqual(3);
      expect(slider.length).toBeLessThanOrEqual(6);
      expect(new Set(slider).size).toBe(slider.length);
    }
  });

  test('shows each product from the front, in detail and in use, and in its sizes and colours if there are any', () => {
    const kindOf = (address: string) => {
      const recipe = mall.registry.recipes.get(/([0-9a-f]{16})\.webp$/.exec(address)?.[1] ?? '');
      return recipe?.kind === 'goods' && recipe.scene === 'close' ? 'detail' : recipe?.kind;
    };
    const views = mall.products.map(({ row }) =>
      (JSON.parse(String(row.slider)) as string[]).map(kindOf),
    );
    for (const kinds of views) {
      expect(kinds.slice(0, 3)).toEqual(['goods', 'detail', 'use']);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
    expect(views.filter((kinds) => kinds.includes('sizes')).length).toBeGreaterThan(60);
    expect(views.filter((kinds) => kinds.includes('range')).length).toBeGreaterThan(150);
  });

  test('draws its pictures from art and grounds that exist', () => {
    const exists = (art: string) => {
      const [name = '', label] = art.split(':');
      return (name in FORMS || drawingOf(name)) && (!label || drawingOf(label));
    };
    for (const recipe of mall.registry.recipes.values()) {
      if (recipe.kind === 'logo') continue;
      const arts = [
        ...('subjects' in recipe ? recipe.subjects.map(({ art }) => art) : []),
        ...('subject' in recipe ? [recipe.subject.art] : []),
        ...('art' in recipe ? [recipe.art] : []),
        ...('beside' in recipe
          ? recipe.beside.map((entry) => /^[^ @]+/.exec(entry)?.[0] ?? '')
          : []),
      ];
      expect(arts.filter((art) => !exists(art))).toEqual([]);
      if (recipe.kind === 'use') expect(SETTINGS).toHaveProperty(recipe.setting);
      expect(GROUNDS).toHaveProperty(recipe.ground);
    }
  });

  test('shows tiles of an activity as wide pictures', () => {
    for (const { id, type } of mall.activities) {
      const goods = mall.activityGoods.filter((one) => one.activity_id === id);
      const kinds = goods.map(({ picture }) => {
        const known = /([0-9a-f]{16})\.webp$/.exec(picture ?? '')?.[1] ?? '';
        return mall.registry.recipes.get(known)?.kind;
      });
      expect(new Set(kinds)).toEqual(new Set([type === 2 ? 'tile' : 'goods']));
    }
  });

  test('sells a few goods often and most of them seldom, and some are sold out', () => {
    const sales = mall.products.map((product) => product.sales).sort((a, b) => b - a);
    expect(sales[0]).toBeGreaterThan(12 * (sales[240] ?? 0));
    const soldOut = mall.products.filter(({ stock }) => stock === 0).length;
    expect(soldOut).toBeGreaterThan(1);
    expect(soldOut).toBeLessThan(30);
  });

  test('has texts whose formatting the server keeps', () => {
    const descriptions = mall.products.map(({ row }) => row.content ?? '');
    for (const html of [AGREEMENT, ...descriptions]) {
      expect(sanitizeHtml(html).replaceAll(' />', '>')).toBe(html);
    }
  });

  test('has reviews whose stars are the rounded mean of both scores', () => {
    const off = mall.reviews.filter(
      ({ star, quality, service }) => Math.round((quality + service) / 2) !== star,
    );
    expect(off).toEqual([]);
  });

  test('has coupons with titles of their own', () => {
    const names = mall.coupons.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('is praised more than blamed', () => {
    const stars = mall.reviews.map((review) => review.star);
    expect(stars.filter((star) => star >= 4).length / stars.length).toBeGreaterThan(0.75);
    expect(new Set(stars).size).toBe(5);
  });
});
