import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { type AnySearch, fillRandomMall, goodsOnShow, naiveList } from '../testing/random-mall';
import { refreshListings } from './jobs';

const RUNS = { numRuns: 40 };
const price = fc.constantFrom('1', '2.5', '3', '5');
const keywords = fc.constantFrom('mug', 'RED mug', '茶', 'น้ำ', '100%', 'tea_1', 'zzz', 'm', 'mgu');
const searches = fc.record<AnySearch>(
  {
    cid: fc.integer({ min: 1, max: 7 }),
    merId: fc.integer({ min: 1, max: 6 }),
    minPrice: price,
    maxPrice: price,
    sort: fc.tuple(fc.constantFrom('price', 'sales', 'new'), fc.constantFrom('asc', 'desc')),
  },
  { requiredKeys: [] },
);

describe('pages of goods', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillRandomMall(mall.db, 150);
    });

    async function read(search: AnySearch, page: number, limit: number) {
      const { sort, ...query } = search;
      const order = sort && { [`${sort[0]}Order`]: sort[1] };
      const { data } = await mall.call('productList', {
        query: { ...query, ...order, page, limit },
      });
      return { ...data, ids: data.list.map(({ id }: { id: number }) => id) };
    }

    test('are slices of the whole list, whichever are asked for and in whatever order', async () => {
      const goods = await goodsOnShow(mall.db);
      const pages = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
      const limits = fc.integer({ min: 1, max: 40 });
      await fc.assert(
        fc.asyncProperty(searches, pages, limits, async (search, numbers, limit) => {
          const whole = naiveList(goods, search);
          for (const page of numbers) {
            const { ids, total, hasNextPage } = await read(search, page, limit);
            expect(ids).toEqual(whole.slice((page - 1) * limit, page * limit));
            expect([total, hasNextPage]).toEqual([whole.length, page * limit < whole.length]);
          }
        }),
        RUNS,
      );
    });

    test('of words are slices of one list too, with every filter and in every order', async () => {
      const pages = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 });
      const limits = fc.integer({ min: 1, max: 40 });
      const goods = await goodsOnShow(mall.db);
      await fc.assert(
        fc.asyncProperty(
          searches,
          keywords,
          pages,
          limits,
          async (search, keyword, numbers, limit) => {
            const first = await read({ ...search, keyword }, 1, 100);
            const second = await read({ ...search, keyword }, 2, 100);
            const whole = { total: first.total, ids: [...first.ids, ...second.ids] };
            const fitting = new Set(naiveList(goods, search));
            expect(whole.ids.filter((id: number) => !fitting.has(id))).toEqual([]);
            expect(whole.total).toBe(whole.ids.length);
            for (const page of numbers) {
              const { ids, total } = await read({ ...search, keyword }, page, limit);
              expect(ids).toEqual(whole.ids.slice((page - 1) * limit, page * limit));
              expect(total).toBe(whole.total);
            }
            if (search.sort) {
              const sorted = naiveList(goods, search).filter((id) => whole.ids.includes(id));
              expect(whole.ids).toEqual(sorted);
            }
          },
        ),
        RUNS,
      );
    });

    test('turned one by one show each product that stays exactly once, though others go', async () => {
      const goods = await goodsOnShow(mall.db);
      const walks = fc.record({
        search: searches,
        limit: fc.integer({ min: 3, max: 20 }),
        gone: fc.uniqueArray(fc.nat({ max: 149 }), { minLength: 1, maxLength: 12 }),
      });
      await fc.assert(
        fc.asyncProperty(walks, async ({ search, limit, gone }) => {
          mall.deps.lists.clear();
          const { merId: _shop, minPrice: _min, maxPrice: _max, ...list } = search;
          const first = await read(list, 1, limit);
          const ids = gone.map((place) => goods[place]?.id ?? 0);
          const show = (isShown: boolean) =>
            mall.db
              .updateTable('product')
              .set({ is_removed: !isShown })
              .where('id', 'in', ids)
              .execute();
          await show(false);
          const rest: number[] = [];
          for (let page = 2, more = first.hasNextPage; more; page += 1) {
            const next = await read(list, page, limit);
            rest.push(...next.ids);
            more = next.hasNextPage;
          }
          await show(true);
          const expected = naiveList(goods, list)
            .slice(limit)
            .filter((id) => !ids.includes(id));
          expect(rest).toEqual(expected);
        }),
        { numRuns: 12 },
      );
    });

    test('follow every change of goods, shops and categories, and what was sold with the job', async () => {
      const id = fc.integer({ min: 1, max: 150 });
      const change = fc.oneof(
        id.map(
          (one) => sql`update product set price_minor = 50 + id % 400 where id % 11 = ${one} % 11`,
        ),
        id.map((one) => sql`update product set is_on_sale = not is_on_sale where id = ${one}`),
        id.map(
          (one) => sql`update product set category_id = 1 + ${one} % 6, rank = 9 where id = ${one}`,
        ),
        id.map((one) => sql`update shop set is_open = not is_open where id = 1 + ${one} % 5`),
        id.map((one) => sql`update category set pid = 2 where id = 3 + ${one} % 2`),
        id.map((one) => sql`update category set pid = 1 where id = 3 + ${one} % 2`),
        id.map((one) => sql`update sku set sales = sales + 7, stock = 0 where product_id = ${one}`),
        id.map((one) => sql`delete from sku where product_id = ${one}`),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
          for (const one of changes) await one.execute(mall.db);
          await refreshListings(mall);
          mall.deps.lists.clear();
          const goods = await goodsOnShow(mall.db);
          for (const search of [{}, { cid: 1 }, { cid: 2 }, { cid: 3 }, { merId: 2 }] as const) {
            for (const sort of [undefined, ['price', 'desc'], ['sales', 'desc']] as const) {
              const { ids } = await read({ ...search, sort }, 1, 100);
              expect(ids).toEqual(naiveList(goods, { ...search, sort }).slice(0, 100));
            }
          }
          const inStock = await sql<{ id: number }>`
            select product_id as id from listing where scope = ${3 * 2 ** 32} order by product_id`.execute(
            mall.db,
          );
          const stocked = await sql<{ id: number }>`
            select distinct product_id as id from sku join product p on p.id = product_id
            join shop s on s.id = p.shop_id
            where stock > 0 and is_open and is_on_sale
              and not p.is_removed and not sku.is_removed order by 1`.execute(mall.db);
          expect(inStock.rows).toEqual(stocked.rows);
        }),
        { numRuns: 12 },
      );
    });
  });

  withPostgres((openApp) => {
    test('are counted to a thousand, and end at the ten-thousandth product', async () => {
      const mall = await openApp();
      await fillRandomMall(mall.db, 0);
      for (let from = 1; from <= 10_050; from += 1005) {
        await sql`insert into product (shop_id, category_id, name, image, price_minor, rank)
          select 1, 2, 'Mug ' || n, '', n, n from generate_series(${from}::int, ${from + 1004}::int) n`.execute(
          mall.db,
        );
      }
      const ask = async (query: Record<string, number | string>) =>
        (await mall.call('productList', { query: { limit: 50, ...query } })).data;
      expect(await ask({})).toMatchObject({ total: 1001, pages: 21, hasNextPage: true });
      expect(await ask({ page: 21 })).toMatchObject({ total: 1051, hasNextPage: true });
      const last = await ask({ page: 200 });
      expect(last).toMatchObject({ total: 10_000, pages: 200, hasNextPage: false });
      expect(last.list[0].storeName).toBe('Mug 100');
      expect(await ask({ page: 40_000 })).toMatchObject({ total: 1001, list: [] });
      expect(await ask({ maxPrice: '9' })).toMatchObject({ total: 900, hasNextPage: true });
      expect(await ask({ maxPrice: '9', page: 18 })).toMatchObject({
        total: 900,
        hasNextPage: false,
      });
      // Below and above the limit of in-memory sorting.
      await mall.deps.search.indexChanges();
      expect(await ask({ keyword: 'mug 99' })).toMatchObject({ total: 1 });
      expect(await ask({ keyword: 'mug', maxPrice: '9' })).toMatchObject({ total: 900 });
      const many = await ask({ keyword: 'mug', priceOrder: 'desc', page: 3 });
      expect(many).toMatchObject({ total: 1001, hasNextPage: true });
      expect(many.list[0].storeName).toBe('Mug 9950');
    });
  });
});
