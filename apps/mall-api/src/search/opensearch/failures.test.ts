import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../kernel/search-engine';
import { openEmbeddedForTest, type TestDatabase } from '../../testing/databases';
import { fillLittleMall } from '../../testing/little-mall';
import {
  type LoopbackOpenSearch,
  startLoopbackOpenSearch,
} from '../../testing/loopback-opensearch/server';
import { createPostgresEngine } from '../postgres-engine';
import { createClient } from './client';
import { createOpenSearchEngine } from './engine';
import { withFallback } from './fallback';

const SECRET = 'known-to-the-test';

describe('an OpenSearch that fails', () => {
  let database: TestDatabase;
  let server: LoopbackOpenSearch;
  let engine: SearchEngine;
  let warnings: string[];
  let now = 0;

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    await fillLittleMall(database.db);
    server = await startLoopbackOpenSearch(`mall:${SECRET}`);
    const fallback = createPostgresEngine(database.db);
    const client = createClient({ url: server.url, timeout: 200 });
    const openSearch = createOpenSearchEngine(database.db, client, {
      alias: 'goods',
      database: fallback,
    });
    engine = withFallback(
      openSearch,
      fallback,
      (message) => warnings.push(message),
      () => now,
    );
    warnings = [];
    await engine.indexChanges();
  });
  beforeEach(() => {
    Object.assign(server, { refuse: undefined, silent: false });
    now += 60_000;
    warnings = [];
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
  ])('and %s: the database answers, for a while without asking it', async (_failure, failing) => {
    Object.assign(server, failing);
    expect(await find()).toBe(2);
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toContain(SECRET);
    const calls = server.calls.length;
    expect(await find()).toBe(2);
    expect(server.calls).toHaveLength(calls);
  });

  test('is called again once after a temporary failure', async () => {
    server.refuse = 503;
    await find();
    expect(server.calls).toHaveLength(2);
  });

  test('is used again later', async () => {
    expect(await find()).toBe(2);
    expect(server.calls.length).toBeGreaterThan(0);
    expect(warnings).toEqual([]);
  });

  test('changes stay pending when indexing fails', async () => {
    await database.db.updateTable('product').set({ price_minor: 77 }).where('id', '=', 1).execute();
    server.refuse = 503;
    await expect(engine.indexChanges()).rejects.toThrow('503');
    server.refuse = undefined;
    await engine.indexChanges();
    const [index] = [...server.indexes.values()];
    expect(index?.get('1')).toMatchObject({ by_price: 77 });
  });

  test('a failed rebuild keeps the searched index', async () => {
    const before = [...server.indexes.keys()];
    const rebuilt = engine.rebuild(() => (server.refuse = 400));
    await expect(rebuilt).rejects.toThrow('400');
    server.refuse = undefined;
    expect([...(server.aliases.get('goods') ?? [])]).toEqual(before);
    expect(await find()).toBe(2);
    expect(warnings).toEqual([]);
  });
});
