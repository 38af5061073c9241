import { beforeAll, describe, expect, test } from 'vitest';
import { SHOPS } from '../listing/scope';
import { type TestApp, withDatabases } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { indexChanges } from './indexer';
import { makeLexicon } from './lexicon';
import { goodsByPlan } from './matching-store';
import { parseQuery } from './parsed-query';
import type { SearchPlan } from './zones';

const { concepts } = parseQuery('kettle', makeLexicon({ synonyms: [], stopWords: [] }));
const KETTLES = 50;

describe('goods that facets are counted of', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let kettles: number[];
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      kettles = [];
      for (let n = 0; n < KETTLES; n += 1) {
        const traits = { shop_id: 1 + (n % 2), category_id: 1 + (n % 4), price_minor: 100 * n + 1 };
        kettles.push(await addProduct(mall.db, { name: `Copper kettle ${n}`, ...traits }));
      }
      await indexChanges(mall.db);
    });

    const find = async (way: SearchPlan, filter: object = {}, most = 1001) =>
      goodsByPlan(mall.db, { text: 'kettle', ...filter }, concepts, way, most);
    const many: SearchPlan = { zone: 'head', isFew: false };
    const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

    test.each([1, 3, 6, 7, 8, 20, 49, 50, 51, 1001])(
      'are as many as there are, up to %i, when very many have the word',
      async (most) => {
        const ids = new Set(await find(many, {}, most));
        expect(ids.size).toBe(Math.min(most, KETTLES));
        expect([...ids].filter((id) => !kettles.includes(id))).toEqual([]);
      },
    );

    test.each<[string, (ids: number[]) => object]>([
      ['nothing', () => ({})],
      ['a category', () => ({ categoryId: 4 })],
      ['a shop and its stock', () => ({ shopId: 2, inStock: true })],
      ['a price', () => ({ minMinor: 1000, maxMinor: 2000 })],
      ['coupons of a shop', () => ({ reach: { scopes: [SHOPS + 2], productIds: [] } })],
      ['coupons of goods', ([one = 0]) => ({ reach: { scopes: [], productIds: [one] } })],
      ['coupons in a category', () => ({ categoryId: 4, reach: { scopes: [4], productIds: [] } })],
    ])('are the same however many have the word, narrowed by %s', async (_, filterOf) => {
      const filter = filterOf(kettles);
      const few: SearchPlan = { zone: 'anywhere', isFew: true, ids: kettles };
      const expected = sorted(await find(few, filter));
      expect(expected.length).toBeGreaterThan(0);
      expect(sorted(await find(many, filter))).toEqual(expected);
    });
  });
});
