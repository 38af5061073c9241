import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { indexChanges } from './indexer';
import { reportPending } from './report-pending';

describe('changes that search does not know yet', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });
    const change = (count: number) =>
      sql`insert into search_due (kind, id)
        select 'goods', id from generate_series(1, ${count}::int) id`.execute(mall.db);
    const pending = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from search_due`.execute(mall.db);
      return rows[0]?.count;
    };

    test('are told at the start, until search knows them all', async () => {
      await change(450);
      const said: string[] = [];
      onTestFinished(reportPending(mall.deps, (text) => said.push(text), 5));
      await expect.poll(() => said).toEqual([expect.stringMatching(/does not know 450 changes/)]);
      await indexChanges(mall.db);
      await expect.poll(() => said.at(-1)).toBe('search knows all changes');
    });

    test('are not mentioned when there are none', async () => {
      const said: string[] = [];
      const end = reportPending(mall.deps, (text) => said.push(text), 5);
      await mall.countStatements(() => pending());
      end();
      expect(said).toEqual([]);
    });

    test('are indexed in batches, of which a stopped process has done the first', async () => {
      await change(450);
      const stopping = new AbortController();
      const { signal } = stopping;
      const done = await indexChanges(mall.db, { progress: () => stopping.abort(), signal });
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThan(450);
      expect(await pending()).toBe(450 - done);
      expect(await indexChanges(mall.db)).toBe(450 - done);
    });
  });
});
