import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { fillRandomMall } from '../testing/random-mall';
import { refreshListings } from './jobs';

const flags = ['inStock', 'isSelf', 'isReduced', 'hasCoupon'] as const;
const yes = fc.constant(true as const);
const searches = fc.record(
  {
    keyword: fc.constantFrom('mug', 'RED mug', '茶', 'น้ำ', 'tea_1', 'mgu', 'red teapot', 'zzz'),
    cid: fc.integer({ min: 1, max: 7 }),
    merId: fc.integer({ min: 1, max: 5 }),
    typeId: fc.integer({ min: 1, max: 3 }),
    minRating: fc.constantFrom(3, 4),
    minPrice: fc.constantFrom('1', '2.5', '3'),
    maxPrice: fc.constantFrom('3', '4', '5'),
    inStock: yes,
    isSelf: yes,
    isReduced: yes,
    hasCoupon: yes,
  },
  { requiredKeys: [] },
);
type Query = Record<string, string | number | boolean>;

/** Facets: two shop types, reviews, reduced prices, coupons of every kind. */
async function addFacts({ db, deps }: TestApp): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into shop_type (name) values ('Bazaar')`);
  await run(`update shop set type_id = 1 + id % 2, is_self = id = 1`);
  await run(`update product set old_price_minor = price_minor + 50 where id % 3 = 0`);
  await run(`insert into review (product_id, nickname, quality, service, star, comment)
    select 1 + n % 60, 'Guest', 5, 5, 1 + (n * 7) % 5, '' from generate_series(1, 150) n`);
  await run(`insert into coupon (shop_id, name, use_type, money_minor, product_ids, category_ids, is_open) values
    (2, 'shop', 1, 100, '{}', '{}', true), (null, 'goods', 2, 100, '{1, 5, 9}', '{}', true),
    (null, 'mall', 3, 100, '{}', '{}', true), (null, 'category', 4, 100, '{}', '{5}', true),
    (4, 'closed', 1, 100, '{}', '{}', false)`);
  await refreshListings({ db });
  deps.lists.clear();
}

describe('facets', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillRandomMall(mall.db, 150);
      await addFacts(mall);
    });

    const totalOf = async (query: Query) =>
      (await mall.call('productList', { query: { ...query, limit: 1 } })).data.total;
    const facetsOf = async (query: Query) => {
      const answer = await mall.call('productFacets', { query });
      expectContract('productFacets', answer);
      return answer.data;
    };

    test('count what choosing them shows, whatever else is chosen', async () => {
      await fc.assert(
        fc.asyncProperty(searches, async (query) => {
          const facets = await facetsOf(query);
          expect(facets.partial).toBe(false);
          expect(facets.total).toBe(await totalOf(query));
          const choices: [Query, number][] = [
            ...facets.categories.map((one: { id: number; count: number }) => [
              { cid: one.id },
              one.count,
            ]),
            ...facets.shopTypes.map((one: { id: number; count: number }) => [
              { typeId: one.id },
              one.count,
            ]),
            ...facets.ratings.map((one: { stars: number; count: number }) => [
              { minRating: one.stars },
              one.count,
            ]),
            ...flags.flatMap((flag) => (facets[flag] ? [[{ [flag]: true }, facets[flag]]] : [])),
          ];
          for (const [choice, count] of choices) {
            expect([choice, await totalOf({ ...query, ...choice })]).toEqual([choice, count]);
          }
          const { minPrice: _from, maxPrice: _to, ...rest } = query;
          for (const { minPrice, maxPrice, count } of facets.prices) {
            const range = { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) };
            expect([range, await totalOf({ ...rest, ...range })]).toEqual([range, count]);
          }
        }),
        { numRuns: 60 },
      );
    });

    test('leave nothing out: every value that some goods have is offered', async () => {
      const all = await facetsOf({});
      expect(all.categories.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
      expect(all.shopTypes).toHaveLength(2);
      expect(all.ratings.map(({ stars }: { stars: number }) => stars)).toEqual([4, 3]);
      expect(all.prices.length).toBeGreaterThan(1);
      for (const flag of flags) {
        expect(all[flag]).toBeGreaterThan(0);
        expect(all[flag]).toBeLessThan(all.total);
      }
      const below = await facetsOf({ cid: 1 });
      expect(below.categories.map(({ id }: { id: number }) => id)).toEqual([3, 4]);
    });

    test('are asked of the database in few statements, and not again at once', async () => {
      mall.deps.lists.clear();
      const query = { keyword: 'mug', typeId: 1 };
      expect(await mall.countStatements(() => facetsOf(query))).toBeLessThanOrEqual(6);
      expect(await mall.countStatements(() => facetsOf(query))).toBeLessThanOrEqual(2);
    });

    test('follow the shop at once, and reviews with the job', async () => {
      const narrowed = async (query: Query) => {
        mall.deps.lists.clear();
        return totalOf({ merId: 3, ...query });
      };
      const all = await narrowed({});
      expect(await narrowed({ isSelf: true })).toBe(0);
      await sql`update shop set is_self = true where id = 3`.execute(mall.db);
      expect(await narrowed({ isSelf: true })).toBe(all);
      await sql`delete from review`.execute(mall.db);
      await refreshListings(mall);
      expect(await narrowed({ minRating: 3 })).toBe(0);
    });
  });
});
