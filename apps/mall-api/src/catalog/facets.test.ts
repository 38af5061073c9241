import { isDeepStrictEqual } from 'node:util';
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
    values: fc.constantFrom('red', 'red,blue', 'red,s', 's,m', 'cotton,s', 'fennimoor'),
  },
  { requiredKeys: [] },
);
interface Facet {
  values: { id: number; name: string; count: number; color?: string }[];
}

/** Each value of a facet as the only one of its own, with those of other facets. */
const besides = (
  { values: own }: Facet,
  { values = '' }: { values?: string },
): [Query, number][] => {
  const others = values.split(',').filter((id) => id && !own.some((one) => String(one.id) === id));
  return own.map(({ id, count }) => [{ values: [...others, id].join() }, count]);
};

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
  await run(`insert into product_attr (product_id, name, options)
    select id, case when id % 2 = 0 then 'Colour' else '颜色' end,
      case id % 3 when 0 then array['Red', 'Sky'] when 1 then array['红色'] else array['Navy', 'Puce'] end
    from product where id % 4 > 0
    union all select id, 'Size', (array['S', 'M', 'XL'])[1 : 1 + id % 3] from product where id % 2 = 0`);
  await run(`update product set specifications = jsonb_build_array(
    jsonb_build_object('name', 'Material', 'value', 'Cotton, linen'),
    jsonb_build_object('name', 'Brand', 'value', 'Fennimoor')) where id % 3 = 0`);
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

    /** Ids of values, by their keys in the database. */
    const idsOf = async (keys: string) => {
      const { rows } = await sql<{ id: number }>`select id from facet_value
        where key = any(string_to_array(${keys}, ','))`.execute(mall.db);
      return rows.map(({ id }) => id).join();
    };
    const totalOf = async (query: Query) =>
      (await mall.call('productList', { query: { ...query, limit: 1 } })).data.total;
    const facetsOf = async (query: Query) => {
      const answer = await mall.call('productFacets', { query });
      expectContract('productFacets', answer);
      return answer.data;
    };

    test('count what choosing them shows, whatever else is chosen', async () => {
      await fc.assert(
        fc.asyncProperty(searches, async ({ values, ...plain }) => {
          const query = { ...plain, ...(values && { values: await idsOf(values) }) };
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
            ...facets.attributes.flatMap((facet: Facet) => besides(facet, query)),
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

    test('share a value between languages, shades and spellings, most goods first', async () => {
      const named = async (language: string) => {
        const answer = await mall.call('productFacets', {
          query: {},
          headers: { 'accept-language': language },
        });
        return answer.data.attributes.map((facet: Facet & { name: string }) => [
          facet.name,
          facet.values.map(({ name }) => name),
        ]);
      };
      expect(await named('en')).toEqual([
        ['Colour', ['Blue', 'Red', 'Puce']],
        ['Size', ['S', 'M', 'XL']],
        ['Material', ['Cotton', 'Linen']],
      ]);
      expect((await named('th'))[0]).toEqual(['สี', ['น้ำเงิน', 'แดง', 'Puce']]);
    });

    test('come with the colours of each of the goods, in the language of the caller', async () => {
      await sql`insert into translation (kind, source, language, text)
        values ('specification_value', 'Sky', 'th', 'ฟ้า')`.execute(mall.db);
      mall.deps.lists.clear();
      const { data } = await mall.call('productList', {
        query: { limit: 100 },
        headers: { 'accept-language': 'th' },
      });
      const all: unknown[][] = data.list.flatMap(({ colours }: { colours?: unknown[] }) =>
        colours ? [colours] : [],
      );
      const [red, sky] = [
        { name: 'Red', color: '#cf3b3b' },
        { name: 'ฟ้า', color: '#83b9e2' },
      ];
      // Others have one colour, which their picture shows, or one that nobody knows
      expect(all.length).toBeGreaterThan(10);
      expect(all.every((colours) => isDeepStrictEqual(colours, [red, sky]))).toBe(true);
    });

    test('leave out what few of the goods have, and weights among sizes', async () => {
      await sql`insert into product_attr (product_id, name, options)
        select id, 'Memory', (array['32 GB', '64 GB'])[1 + id / 6 % 2 : 1 + id / 6 % 2] from product where id % 6 = 0
        union all select id, 'Size', array['160 g'] from product where id % 2 = 1`.execute(mall.db);
      await refreshListings(mall);
      mall.deps.lists.clear();
      const { attributes } = await facetsOf({});
      const names = attributes.map(({ name }: { name: string }) => name);
      expect(names).toContain('Size');
      expect(names).not.toContain('Memory');
      const all = attributes.flatMap(({ values }: Facet) => values.map(({ name }) => name));
      expect(all).not.toContain('160 g');
    });

    test('leave out what does not divide the goods, unless it is selected', async () => {
      const brands = async (query: Query) =>
        (await facetsOf(query)).attributes.filter(({ name }: { name: string }) => name === 'Brand');
      expect(await brands({})).toEqual([]);
      expect(await brands({ values: await idsOf('fennimoor') })).toHaveLength(1);
    });

    test('are asked of the database in few statements, and not again at once', async () => {
      mall.deps.lists.clear();
      const query = { keyword: 'mug', typeId: 1 };
      expect(await mall.countStatements(() => facetsOf(query))).toBeLessThanOrEqual(8);
      expect(await mall.countStatements(() => facetsOf(query))).toBeLessThanOrEqual(2);
    });

    test('are not confused by values that do not exist', async () => {
      expect(await totalOf({ values: '999999' })).toBe(await totalOf({}));
      const answer = await mall.call('productList', { query: { values: "1' or 1=1" } });
      expect(answer.code).toBe(400);
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
