import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { fillLittleMall } from '../testing/little-mall';

type Query = Record<string, string | number>;

describe('the catalogue', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const search = async (query: Query) => (await mall.call('productList', { query })).data;
    const names = async (query: Query) =>
      (await search(query)).list.map((product: { storeName: string }) => product.storeName);

    test('lists what is on sale in open shops, best rank first, then newest', async () => {
      expect(await names({})).toEqual([
        'Red Mug 100%',
        '手工陶瓷茶具',
        'Red kite',
        'Plain_mug',
        'กาน้ำชาเซรามิก',
      ]);
    });

    test.each([
      ['mug', ['Red Mug 100%', 'Plain_mug']],
      ['MUG red', ['Red Mug 100%']],
      ['coffee', ['Red Mug 100%']],
      ['%', ['Red Mug 100%']],
      ['_', ['Plain_mug']],
      ['\\', []],
      ["'; drop table product; --", []],
      // in other languages too: the Thai teapot and mug
      ['陶瓷', ['手工陶瓷茶具', 'กาน้ำชาเซรามิก']],
      ['茶', ['手工陶瓷茶具', 'กาน้ำชาเซรามิก', 'Red Mug 100%']],
      ['瓷陶', []],
      ['น้ำชา', ['กาน้ำชาเซรามิก']],
    ])('finds %j', async (keyword, found) => {
      expect(await names({ keyword })).toEqual(found);
    });

    test('a category holds those below it, to the third level', async () => {
      expect(await names({ cid: 1 })).toEqual(['Red Mug 100%', '手工陶瓷茶具', 'กาน้ำชาเซรามิก']);
      expect(await names({ cid: 3 })).toEqual(['手工陶瓷茶具']);
    });

    test('prices are inclusive and exact to the cent', async () => {
      expect(await names({ minPrice: '12.50', maxPrice: '45' })).toEqual([
        'Red Mug 100%',
        'Red kite',
        'กาน้ำชาเซรามิก',
      ]);
      expect(await names({ minPrice: '12.51', maxPrice: '44.99' })).toEqual([]);
      expect((await mall.call('productList', { query: { minPrice: 'cheap' } })).code).toBe(400);
      expect(await names({ minPrice: '45', maxPrice: '999999999.99' })).toEqual([
        '手工陶瓷茶具',
        'กาน้ำชาเซรามิก',
      ]);
      expect(await names({ minPrice: '999999999' })).toEqual([]);
    });

    test('sorts by price, sold units and age; equal ones keep their rank', async () => {
      expect((await names({ priceOrder: 'asc' })).slice(0, 3)).toEqual([
        'Plain_mug',
        'Red Mug 100%',
        'Red kite',
      ]);
      expect((await names({ salesOrder: 'desc', priceOrder: 'asc' })).slice(0, 3)).toEqual([
        'กาน้ำชาเซรามิก',
        '手工陶瓷茶具',
        'Red Mug 100%',
      ]);
      expect((await names({ newOrder: 'desc' })).at(-1)).toBe('Red Mug 100%');
    });

    test('pages do not overlap, and the total is right beyond the end too', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => search({ page, limit: 2 })));
      const ids = pages.flatMap(({ list }) => list.map(({ id }: { id: number }) => id));
      expect(new Set(ids).size).toBe(5);
      expect(pages.map(({ total, pages: count }) => [total, count])).toEqual(Array(3).fill([5, 3]));
      expect(await search({ page: 9, limit: 2 })).toMatchObject({ total: 5, list: [], pages: 3 });
      expect((await mall.call('productList', { query: { limit: 101 } })).code).toBe(400);
    });

    test('recommends what can be bought', async () => {
      const { data } = await mall.call('recommendedProducts');
      expect(data.list).toHaveLength(4);
    });

    test('lists goods of one shop, by its own categories too', async () => {
      const shop = async (query: Query) => (await mall.call('shopProducts', { query })).data.total;
      expect(await shop({ merId: 2 })).toBe(2);
      expect(await shop({ merId: 1, cid: 1 })).toBe(1);
      expect(await shop({ merId: 3 })).toBe(0);
      expect((await mall.call('shopProducts')).message).toBe('merId is required');
    });

    test('lists chosen goods of one shop in their order, without those of others', async () => {
      const named = async (ids: string) => {
        const { data } = await mall.call('shopProducts', { query: { merId: 2, ids } });
        return data.list.map(({ id }: { id: number }) => id);
      };
      const all = (await mall.call('shopProducts', { query: { merId: 2 } })).data.list;
      const [first = 0, second = 0] = all.map(({ id }: { id: number }) => id);
      expect(await named(`${second},${first},${second}`)).toEqual([second, first]);
      const [foreign] = (await mall.call('shopProducts', { query: { merId: 1 } })).data.list;
      expect(await named(`${foreign?.id},${first},999999`)).toEqual([first]);
    });

    test('a list takes two statements at most, one with words three, both one again; a page of goods one', async () => {
      const list = () => search({ cid: 1, limit: 1 });
      expect(await mall.countStatements(list)).toBe(2);
      expect(await mall.countStatements(list)).toBe(1);
      const words = () => search({ keyword: 'kite', limit: 3 });
      expect(await mall.countStatements(words)).toBe(3);
      expect(await mall.countStatements(words)).toBe(1);
      const detail = () => mall.call('productDetail', { params: { id: 1 } });
      expect(await mall.countStatements(detail)).toBe(1);
    });

    test('every picture gets the address that pictures are served from', async () => {
      const settings = { imageBase: 'https://cdn.example' };
      const elsewhere = await openApp({ settings });
      await fillLittleMall(elsewhere.db);
      await elsewhere.db.updateTable('guarantee').set({ icon: '/picture/g.webp' }).execute();
      for (const [id, options] of [
        ['productDetail', { params: { id: 1 } }],
        ['productList', {}],
        ['reviewList', { params: { id: 1 } }],
        ['categoryTree', {}],
        ['homeIndex', {}],
        ['homeActivities', {}],
        ['leaderboard', {}],
        ['shopStreet', {}],
        ['shopInfo', { params: { id: 1 } }],
      ] as const) {
        const text = JSON.stringify((await elsewhere.call(id, options)).data);
        expect(text, id).toContain('https://cdn.example/picture/');
        expect(text, id).not.toMatch(/(?<!cdn\.example)\/picture\//);
      }
    });

    test('the category tree hides what is not shown and is kept for a while', async () => {
      const tree = () => mall.call('categoryTree');
      const { data } = await tree();
      expect(data.map((node: { name: string }) => node.name)).toEqual(['Toys', 'Kitchen']);
      expect(data[1].childList[0].childList[0].name).toBe('Pots');
      expect(await mall.countStatements(tree)).toBe(0);
      // Unknown parameters must neither bypass the cache nor evict other entries.
      const odd = () => mall.call('categoryTree', { query: { nonsense: Math.random() } });
      expect(await mall.countStatements(odd)).toBe(0);
      await mall.db.updateTable('category').set({ name: 'Play' }).where('id', '=', 4).execute();
      expect((await tree()).data[0].name).toBe('Toys');
      mall.deps.cache.clear();
      expect((await tree()).data[0].name).toBe('Play');
    });

    test('many who ask for the category tree at once wait for one answer', async () => {
      mall.deps.cache.clear();
      const alone = await mall.countStatements(() => mall.call('categoryTree'));
      mall.deps.cache.clear();
      const crowd = () => Promise.all(Array.from({ length: 20 }, () => mall.call('categoryTree')));
      expect(await mall.countStatements(crowd)).toBe(alone);
    });
  });
});
