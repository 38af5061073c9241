import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type TestApp, withPostgres } from '../testing/app';
import { addProduct, fillLittleMall } from '../testing/little-mall';
import { runCommand } from '../testing/processes';
import { goodsTables, NEXT_GOODS } from './next-goods';

/** Limits of requests that are shorter than what a large mall's index takes. */
const LIMITS = { MALL_DB_STATEMENT_TIMEOUT: '300' };

describe('the command "search rebuild" in a mall whose index takes longer than a request may', () => {
  withPostgres((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await fillLittleMall(mall.db);
      for (let count = 0; count < 12; count += 1)
        await addProduct(mall.db, { name: `Quokka ${count}` });
      await sql`create function slow(id int) returns int language plpgsql immutable
        as ${sql.lit('begin perform pg_sleep(0.1); return id; end')}`.execute(mall.db);
      await sql`create index search_goods_slow on search_goods (slow(id))`.execute(mall.db);
    });

    const rebuild = () => {
      const command = runCommand(['search', 'rebuild'], mall.url, LIMITS);
      onTestFinished(() => void command.kill());
      return command;
    };
    const hasNext = async () => {
      const { rows } = await sql<{ is: boolean }>`
        select to_regclass(${NEXT_GOODS}) is not null as is`.execute(mall.db);
      return rows[0]?.is;
    };

    test('succeeds, says how far it is, and leaves no second table', async () => {
      const { code, lines } = await rebuild().ended;
      expect(code, lines.join('\n')).toBe(0);
      expect(lines[0]).toMatch(/: \d+ entries$/);
      expect(lines.at(-1)).toMatch(/: index rebuilt: \d+ entries$/);
      expect(await hasNext()).toBe(false);
      const { ids } = await mall.deps.search.goods({ text: 'quokka', offset: 0, limit: 20 });
      expect(ids).toHaveLength(12);
    });

    test('that was killed makes no later change be written twice, and can be repeated', async () => {
      const killed = rebuild();
      await expect.poll(() => goodsTables(mall.db), { timeout: 60_000 }).toContain(NEXT_GOODS);
      killed.kill();
      await killed.ended;
      // PostgreSQL notices when the running statement has ended
      await expect.poll(() => goodsTables(mall.db), { timeout: 60_000 }).toEqual(['search_goods']);
      expect(await hasNext()).toBe(true);
      expect((await rebuild().ended).code).toBe(0);
      expect(await hasNext()).toBe(false);
    });
  });
});
