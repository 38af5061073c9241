import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexChanges } from '../search/indexer';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';
import { refreshListings } from './jobs';

/** Category 3 is below 1, next to 4; all names of the first one sold best are unlike it. */
const GOODS = [
  { id: 1, category: 3, name: 'Blue teapot for two', price: 3000, attribute: 'Clay', rank: 0 },
  { id: 2, category: 3, name: 'Round teapot', price: 3400, attribute: 'Clay', rank: 1 },
  { id: 3, category: 3, name: 'Teapot in glass', price: 9900, attribute: 'Glass', rank: 2 },
  { id: 4, category: 3, name: 'Ladle', price: 90_000, attribute: 'Steel', rank: 9 },
  { id: 5, category: 4, name: 'Teapot cosy', price: 2900, attribute: 'Wool', rank: 8 },
  { id: 6, category: 3, name: 'Teapot that is sold out', price: 3000, attribute: 'Clay', rank: 7 },
  { id: 7, category: 2, name: 'Teapot of another world', price: 3000, attribute: 'Clay', rank: 6 },
];

describe('goods that are similar', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      const run = (text: string) => sql.raw(text).execute(mall.db);
      await run(`insert into shop_type (name) values ('Any')`);
      await run(`insert into shop_category (name) values ('Any')`);
      await run(`insert into shop (name, type_id, category_id, avatar, back_image, is_open)
        values ('Kiln', 1, 1, '', '', true)`);
      await run(`insert into category (id, pid, name, level) values
        (1, 0, 'Kitchen', 1), (2, 0, 'Books', 1), (3, 1, 'Teaware', 2), (4, 1, 'Textiles', 2)`);
      for (const { id, category, name, price, attribute, rank } of GOODS)
        await sql`insert into product (id, shop_id, category_id, name, keyword, image, price_minor, rank,
            is_on_sale, specifications)
          values (${id}, 1, ${category}, ${name}, '', '', ${price}, ${rank}, true,
            jsonb_build_array(jsonb_build_object('name', 'Material', 'value', ${attribute}::text)))`.execute(
          mall.db,
        );
      await run(`insert into sku (product_id, name, image, price_minor, stock, sales)
        select id, 'one', '', price_minor, case when id = 6 then 0 else 5 end, 0 from product`);
      await indexChanges(mall.db);
      await refreshListings(mall);
      mall.deps.lists.clear();
    });

    const similarTo = async (id: number, limit?: number) => {
      const answer = await mall.call('similarProducts', {
        params: { id },
        query: limit === undefined ? {} : { limit },
      });
      expectContract('similarProducts', answer);
      return answer.data.map((goods: { id: number }) => goods.id);
    };

    test('come by words, attributes and price before what sells best', async () => {
      expect(await similarTo(1)).toEqual([2, 3, 5, 4]);
    });

    test('are not the goods themselves, nor sold out, nor of another part of the mall', async () => {
      const found = await similarTo(2);
      for (const id of [2, 6, 7]) expect(found).not.toContain(id);
    });

    test('are as many as asked for, and none of goods that do not exist', async () => {
      expect(await similarTo(1, 1)).toEqual([2]);
      expect(await similarTo(999)).toEqual([]);
      expect(
        (await mall.call('similarProducts', { params: { id: 1 }, query: { limit: 13 } })).code,
      ).toBe(400);
    });

    test('are compared once in a while, however often they are shown', async () => {
      mall.deps.lists.clear();
      await similarTo(3);
      expect(await mall.countStatements(() => similarTo(3))).toBe(1);
    });
  });
});
