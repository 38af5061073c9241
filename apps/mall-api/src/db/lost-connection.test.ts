import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withPostgres } from '../testing/app';
import { expectWholeOrders } from '../testing/retrying-buyers';
import { TestMall } from '../testing/test-mall';
import { inTransaction } from './in-transaction';

/** Connections are terminated as by a PostgreSQL restart or an operator. */
describe('a lost connection', () => {
  withPostgres((openApp) => {
    let mall: TestApp;
    let operator: pg.Client;
    let name: string;
    let testMall: TestMall;
    beforeAll(async () => {
      mall = await openApp();
      testMall = await TestMall.open(mall);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
        mall.db,
      );
      name = rows[0]?.name ?? '';
      operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await operator.connect();
    });
    afterAll(() => operator.end());

    const endAll = () =>
      operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state is not null',
        [name],
      );

    test('between two statements does not end the process, and the transaction is done again', async () => {
      let tries = 0;
      await inTransaction(mall.db, async (trx) => {
        tries += 1;
        await trx
          .insertInto('hot_keyword')
          .values({ title: `try ${tries}` })
          .execute();
        if (tries === 1) await endAll();
        await trx
          .insertInto('hot_keyword')
          .values({ title: `end ${tries}` })
          .execute();
      });
      const rows = await mall.db.selectFrom('hot_keyword').select('title').execute();
      expect(rows.map((row) => row.title)).toEqual(['try 2', 'end 2']);
    });

    test('under a read is not noticed by whoever reads', async () => {
      const own = new URL(process.env.TEST_DATABASE_URL ?? '');
      own.pathname = `/${name}`;
      const blocker = new pg.Client({ connectionString: own.href });
      await blocker.connect();
      await blocker.query('begin; lock table category in access exclusive mode');
      const answer = mall.call('categoryTree');
      const waiting = `select pid from pg_stat_activity
        where datname = $1 and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await operator.query(waiting, [name])).rowCount, { timeout: 20_000 })
        .toBe(1);
      await operator.query(`select pg_terminate_backend(pid) from (${waiting}) as w`, [name]);
      await blocker.query('commit');
      await blocker.end();
      expect(await answer).toMatchObject({ code: 200, data: [{ name: 'Kitchen' }] });
    });

    test('under orders and payments leaves every one of them whole', async () => {
      let calls = 0;
      await expectWholeOrders(testMall, () => (calls += 1) % 15 === 0 && endAll());
    });
  });
});
