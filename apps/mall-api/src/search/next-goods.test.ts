import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { indexChanges, rebuild } from './indexer';
import { beginNextGoods, indexNextGoods, NEXT_GOODS, takeNextGoods } from './next-goods';

describe('a rebuild of the goods index', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      await indexChanges(mall.db);
    });

    const find = async (text: string) =>
      (await mall.deps.search.goods({ text, offset: 0, limit: 10 })).ids;

    /** Names of indexes, constraints and triggers. */
    const shape = async () => {
      const { rows } = await sql`
        select 'index' as kind, indexname as name from pg_indexes where tablename = 'search_goods'
        union all select 'constraint', conname from pg_constraint
          where conrelid = 'search_goods'::regclass
        union all select 'trigger', tgname from pg_trigger
          where tgrelid = 'search_goods'::regclass and not tgisinternal
        order by 1, 2`.execute(mall.db);
      return rows;
    };

    test('replaces the table with its indexes, constraints and triggers', async () => {
      const before = await shape();
      await rebuild(mall.db);
      expect(await shape()).toEqual(before);
      await rebuild(mall.db);
      expect(await shape(), 'the second time').toEqual(before);
    });

    test('includes changes made meanwhile, which search finds at once', async () => {
      await beginNextGoods(mall.db);
      const id = await addProduct(mall.db, { name: 'Quince jam' });
      await indexChanges(mall.db);
      expect(await find('quince')).toEqual([id]);
      await indexNextGoods(mall.db);
      await takeNextGoods(mall.db);
      expect(await find('quince')).toEqual([id]);
    });

    test('restarts after an interrupted run', async () => {
      await beginNextGoods(mall.db);
      const entries = await rebuild(mall.db);
      expect(entries).toBeGreaterThan(0);
      const { rows } = await sql<{ left: string | null }>`
        select to_regclass(${NEXT_GOODS})::text as left`.execute(mall.db);
      expect(rows[0]?.left).toBeNull();
      expect(await find('mug')).not.toEqual([]);
    });
  });
});
