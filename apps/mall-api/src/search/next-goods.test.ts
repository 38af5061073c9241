import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/schema';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { indexChanges, rebuild } from './indexer';
import { goodsTables, indexNextGoods, NEXT_GOODS, withNextGoods } from './next-goods';
import { createPostgresEngine } from './postgres-engine';

describe('a rebuild of the goods index', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      await indexChanges(mall.db);
    });

    const find = async (text: string, db: Kysely<Database> = mall.db) =>
      (await createPostgresEngine(db).goods({ text, offset: 0, limit: 10 })).ids;
    const hasNext = async () => {
      const { rows } = await sql<{ is: boolean }>`
        select to_regclass(${NEXT_GOODS}) is not null as is`.execute(mall.db);
      return rows[0]?.is;
    };

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
      const id = await withNextGoods(mall.db, async (own) => {
        const added = await addProduct(own, { name: 'Quince jam' });
        await indexChanges(own);
        expect(await find('quince', own)).toEqual([added]);
        await indexNextGoods(own);
        return added;
      });
      expect(await find('quince')).toEqual([id]);
    });

    test('leaves nothing when it fails, so that changes are written once, and can be repeated', async () => {
      const failing = withNextGoods(mall.db, () => Promise.reject(new Error('disk full')));
      await expect(failing).rejects.toThrow('disk full');
      expect(await hasNext()).toBe(false);
      expect(await goodsTables(mall.db)).toEqual(['search_goods']);
      expect(await rebuild(mall.db)).toBeGreaterThan(0);
    });

    test('that was killed leaves a table that no change is written to, until the next one', async () => {
      await sql.raw(`create table ${NEXT_GOODS} (like search_goods)`).execute(mall.db);
      expect(await goodsTables(mall.db)).toEqual(['search_goods']);
      expect(await rebuild(mall.db)).toBeGreaterThan(0);
      expect(await hasNext()).toBe(false);
      expect(await find('mug')).not.toEqual([]);
    });
  });

  withPostgres((openApp) => {
    test('is refused while another process rebuilds', async () => {
      const mall = await openApp();
      await withNextGoods(mall.db, async () => {
        expect(await goodsTables(mall.db)).toEqual(['search_goods', NEXT_GOODS]);
        await expect(rebuild(mall.db)).rejects.toThrow('Another process is rebuilding');
      });
      expect(await rebuild(mall.db)).toBe(0);
    });
  });
});
