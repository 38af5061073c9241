import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { fillLittleMall } from '../testing/little-mall';
import { findPart, findPartStarts, type SitemapKind } from './store';

describe('the lists for search engines', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
    });

    const part = async (kind: SitemapKind, from: number) =>
      (await mall.call('sitemapPart', { params: { kind }, query: { from } })).data;

    test('begin where the goods and shops do', async () => {
      const { data } = await mall.call('sitemapParts');
      const [goods] = await part('goods', 1);
      const [shop] = await part('shops', 1);
      expect(data).toEqual({ goods: [goods], shops: [shop] });
    });

    test('have the goods that the mall lists, and no others', async () => {
      const { data } = await mall.call('productList', { query: { limit: 100 } });
      const listed = data.list.map(({ id }: { id: number }) => id);
      expect(await part('goods', 1)).toEqual(listed.sort((a: number, b: number) => a - b));
    });

    test('have open shops only', async () => {
      const [shop = 0] = await part('shops', 1);
      await mall.db.updateTable('shop').set({ is_open: false }).where('id', '=', shop).execute();
      expect(await part('shops', 1)).not.toContain(shop);
      await mall.db.updateTable('shop').set({ is_open: true }).where('id', '=', shop).execute();
    });

    test.each([1, 2, 3])('in parts of %i, name everything once', async (size) => {
      const starts = await findPartStarts(mall.db, 'goods', size);
      const parts = await Promise.all(starts.map((from) => findPart(mall.db, 'goods', from, size)));
      expect(parts.flat()).toEqual(await part('goods', 1));
      expect(parts.every((ids) => ids.length <= size)).toBe(true);
    });

    test('refuse a kind that there is not', async () => {
      const answer = await mall.call('sitemapPart', {
        params: { kind: 'users' as 'goods' }, // the parameters that a caller can send
        query: { from: 1 },
      });
      expect(answer.code).toBe(400);
    });
  });
});
