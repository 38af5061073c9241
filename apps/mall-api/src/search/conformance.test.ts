import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../kernel/search-engine';
import { type OpenApp, type TestApp, withDatabases } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { startLoopbackOpenSearch } from '../testing/loopback-opensearch/server';
import { createClient } from './opensearch/client';
import { createOpenSearchEngine } from './opensearch/engine';
import { createPostgresEngine } from './postgres-engine';

interface Opened {
  engine: SearchEngine;
  close(): Promise<void>;
}

/** An OpenSearch that really runs; `node tools/opensearch/main.mjs conformance` starts one. */
const REAL_URL = process.env.TEST_SEARCH_URL;

const copiedTo = ({ db }: TestApp, url: string) =>
  createOpenSearchEngine(db, createClient({ url }), {
    alias: `goods-${randomUUID()}`,
    database: createPostgresEngine(db),
  });

const ENGINES: Record<string, (mall: TestApp) => Promise<Opened>> = {
  async database({ db }) {
    return { engine: createPostgresEngine(db), close: async () => {} };
  },
  async OpenSearch(mall) {
    const server = await startLoopbackOpenSearch('mall:known-to-the-test');
    return { engine: copiedTo(mall, server.url), close: server.close };
  },
  ...(REAL_URL && {
    async 'an OpenSearch server'(mall: TestApp) {
      return { engine: copiedTo(mall, REAL_URL), close: async () => {} };
    },
  }),
};

/** The behaviour of every engine. */
const suite = (open: (mall: TestApp) => Promise<Opened>) => (openApp: OpenApp) => {
  let mall: TestApp;
  let engine: SearchEngine;
  let close: () => Promise<void>;
  let names: Map<number, string>;

  beforeAll(async () => {
    mall = await openApp();
    await fillLittleMall(mall.db);
    for (const [index, colour] of ['blue', 'green', 'white'].entries()) {
      const name = `Stone teapot ${colour}`;
      await addProduct(mall.db, { name, price_minor: 1000 * (index + 1), sales: 10 * index });
    }
    ({ engine, close } = await open(mall));
    await engine.indexChanges();
    const rows = await mall.db.selectFrom('product').select(['id', 'name']).execute();
    names = new Map(rows.map(({ id, name }) => [id, name]));
  });
  afterAll(() => close());

  const find = async (text: string, more: object = {}) => {
    const hits = await engine.goods({ text, offset: 0, limit: 10, ...more });
    return { ...hits, names: hits.ids.map((id) => names.get(id)) };
  };
  const blue = 'Stone teapot blue';
  const green = 'Stone teapot green';
  const white = 'Stone teapot white';

  test.each([
    ['mug', 'Red Mug 100%'],
    ['MUGS', 'Red Mug 100%'],
    ['tetera', '手工陶瓷茶具'],
    ['茶具', '手工陶瓷茶具'],
    ['chaju', '手工陶瓷茶具'],
    ['กาน้ำชา', 'กาน้ำชาเซรามิก'],
    ['100%', 'Red Mug 100%'],
  ])('finds %j', async (text, name) => {
    if (text === 'tetera') expect((await find(text)).names).toContain(blue);
    else expect((await find(text)).names).toContain(name);
  });

  test('ranks goods by whether the word is their head noun', async () => {
    expect((await find('red')).names.slice(0, 2)).toEqual(
      expect.arrayContaining(['Red Mug 100%', 'Red kite']),
    );
    expect((await find('teapot green')).names[0]).toBe(green);
  });

  test('corrects a misspelt word and says so', async () => {
    const { didYouMean, names } = await find('teapto');
    expect(didYouMean).toBe('teapot');
    expect(names).toContain(blue);
  });

  test('a corrected word finds what has it in its name, not what mentions it or has another name for it', async () => {
    const add = (name: string, more = {}) => addProduct(mall.db, { name, ...more });
    const ids = {
      named: await add('Studio headphones'),
      synonym: await add('Casque de mousse'),
      mentions: await add('Stage organ', { intro: 'With a socket for headphones' }),
    };
    await engine.indexChanges();
    const found = await engine.goods({ text: 'hedphones', offset: 0, limit: 10 });
    expect(found).toMatchObject({ ids: [ids.named], total: 1, didYouMean: 'headphones' });
    expect(await engine.matching({ text: 'hedphones' }, 10)).toEqual([ids.named]);
    expect((await engine.suggest('hedphones', 5)).goods).toEqual([ids.named]);
    const all = await engine.goods({ text: 'headphones', offset: 0, limit: 10 });
    expect([...all.ids].sort()).toEqual(Object.values(ids).sort());
    for (const id of Object.values(ids))
      await mall.db
        .updateTable('product')
        .set({ is_on_sale: false })
        .where('id', '=', id)
        .execute();
    await engine.indexChanges();
  });

  test('shows partial matches when nothing matches all words', async () => {
    expect((await find('teapot zebra')).names).toContain(blue);
  });

  test('finds nothing for an unknown word or an empty text', async () => {
    expect(await find('zeppelin')).toMatchObject({ ids: [], total: 0 });
    expect(await find('')).toMatchObject({ ids: [], total: 0 });
  });

  test('does not find unlisted goods', async () => {
    const found = (await find('mug')).names.join();
    for (const hidden of ['Removed mug', 'Mug off sale', 'Mug of a closed shop'])
      expect(found).not.toContain(hidden);
  });

  test('filters by category, shop, stock and price', async () => {
    expect((await find('mug', { categoryId: 4 })).names).toEqual(['Plain_mug']);
    expect((await find('mug', { shopId: 2 })).names).toEqual([]);
    expect((await find('mug', { inStock: true })).names).toEqual(['Red Mug 100%']);
    expect((await find('teapot', { minMinor: 1500, maxMinor: 2000 })).names).toEqual([green]);
    const reach = {
      scopes: [],
      productIds: [...names.keys()].filter((id) => names.get(id) === blue),
    };
    expect((await find('teapot', { reach })).names).toEqual([blue]);
  });

  test.each([
    ['price', 'asc', [blue, green, white]],
    ['price', 'desc', [white, green, blue]],
    ['sold', 'desc', [white, green, blue]],
    ['age', 'desc', [white, green, blue]],
  ])('sorts by %s, %s', async (by, direction, sorted) => {
    const { names: found } = await find('stone teapot', { order: { by, direction } });
    expect(found).toEqual(sorted);
  });

  test('pages without gaps and counts all matches', async () => {
    const all = await find('teapot');
    const pages = [];
    for (let offset = 0; offset < all.total; offset += 2)
      pages.push(...(await find('teapot', { offset, limit: 2 })).ids);
    expect(pages).toEqual(all.ids);
    expect(all.total).toBe(all.ids.length);
    expect((await find('teapot', { offset: 2, limit: 2 })).total).toBe(all.total);
  });

  test('returns all matching ids for facets', async () => {
    const all = await find('teapot');
    const ids = await engine.matching({ text: 'teapot' }, 100);
    expect([...ids].sort()).toEqual([...all.ids].sort());
    expect(await engine.matching({ text: 'teapot' }, 2)).toHaveLength(2);
    expect(await engine.matching({ text: 'teapto', maxMinor: 1000 }, 100)).toHaveLength(1);
  });

  test('suggests goods, shops and categories for an incomplete word', async () => {
    const suggested = await engine.suggest('stone tea', 2);
    expect(suggested.goods.map((id) => names.get(id))).toHaveLength(2);
    expect((await engine.suggest('kil', 5)).shops).toEqual([1]);
    expect((await engine.suggest('kitch', 5)).categories).toEqual([1]);
    expect((await engine.suggest('teapto', 5)).goods.length).toBeGreaterThan(0);
  });

  test('finds shops', async () => {
    expect((await engine.shops('kiln', 5)).ids).toEqual([1]);
  });

  test('indexes goods that are added, renamed, repriced and taken off sale', async () => {
    const id = await addProduct(mall.db, { name: 'Walnut lantern' });
    await engine.indexChanges();
    expect((await find('lantern')).ids).toEqual([id]);
    const change = (to: object) =>
      mall.db.updateTable('product').set(to).where('id', '=', id).execute();
    await change({ name: 'Walnut candlestick' });
    await engine.indexChanges();
    expect((await find('lantern')).ids).toEqual([]);
    expect((await find('candlestick')).ids).toEqual([id]);
    await change({ price_minor: 100 });
    await engine.indexChanges();
    expect((await find('candlestick', { maxMinor: 100 })).ids).toEqual([id]);
    await change({ is_on_sale: false });
    await engine.indexChanges();
    expect((await find('candlestick')).ids).toEqual([]);
  });

  test('stays available during a rebuild', async () => {
    const before = await find('teapot');
    let isDone = false;
    const rebuilt = engine.rebuild().then(() => (isDone = true));
    while (!isDone) expect((await find('teapot')).ids).toEqual(before.ids);
    await rebuilt;
    expect((await find('teapot')).ids).toEqual(before.ids);
  });
};

for (const [name, open] of Object.entries(ENGINES))
  describe(`search in ${name}`, () => withDatabases(suite(open)));
