import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../kernel/search-engine';
import { openEmbeddedForTest, type TestDatabase } from '../../testing/databases';
import { fillLittleMall } from '../../testing/little-mall';
import {
  startLoopbackOpenSearch,
  type LoopbackOpenSearch,
} from '../../testing/loopback-opensearch/server';
import { createPostgresEngine } from '../postgres-engine';
import { createClient } from './client';
import { createOpenSearchEngine } from './engine';
import { withStandIn } from './stand-in';

const SECRET = 'known-to-the-test';

describe('an OpenSearch that fails', () => {
  let database: TestDatabase;
  let server: LoopbackOpenSearch;
  let engine: SearchEngine;
  let told: string[];
  let now = 0;

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    await fillLittleMall(database.db);
    server = await startLoopbackOpenSearch(`mall:${SECRET}`);
    const own = createPostgresEngine(database.db);
    const client = createClient({ url: server.url, timeout: 200 });
    const there = createOpenSearchEngine(database.db, client, { alias: 'goods', within: own });
    engine = withStandIn(
      there,
      own,
      (message) => told.push(message),
      () => now,
    );
    told = [];
    await engine.indexChanges();
  });
  beforeEach(() => {
    Object.assign(server, { refuse: undefined, silent: false });
    now += 60_000;
    told = [];
    server.calls.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const find = async () => (await engine.goods({ text: 'mug', offset: 0, limit: 10 })).ids.length;

  test.each([
    ['is busy', { refuse: 503 }],
    ['refuses', { refuse: 400 }],
    ['is silent', { silent: true }],
  ])('and %s: the database answers, and for a while alone', async (_how, failing) => {
    Object.assign(server, failing);
    expect(await find()).toBe(2);
    expect(told).toHaveLength(1);
    expect(told.join()).not.toContain(SECRET);
    const asked = server.calls.length;
    expect(await find()).toBe(2);
    expect(server.calls).toHaveLength(asked);
  });

  test('a call is repeated once when its failure may pass', async () => {
    server.refuse = 503;
    await find();
    expect(server.calls).toHaveLength(2);
  });

  test('is asked again later', async () => {
    expect(await find()).toBe(2);
    expect(server.calls.length).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });

  test('what is to be indexed stays due', async () => {
    await database.db.updateTable('product').set({ price_minor: 77 }).where('id', '=', 1).execute();
    server.refuse = 503;
    await expect(engine.indexChanges()).rejects.toThrow('503');
    server.refuse = undefined;
    await engine.indexChanges();
    const [index] = [...server.indexes.values()];
    expect(index?.get('1')).toMatchObject({ by_price: 77 });
  });

  test('a rebuild that fails leaves the index that is searched', async () => {
    const before = [...server.indexes.keys()];
    const rebuilt = engine.rebuild(() => (server.refuse = 400));
    await expect(rebuilt).rejects.toThrow('400');
    server.refuse = undefined;
    expect([...(server.aliases.get('goods') ?? [])]).toEqual(before);
    expect(await find()).toBe(2);
    expect(told).toEqual([]);
  });
});
