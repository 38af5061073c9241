import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestApp, withPostgres } from '../testing/app';
import { hasPgbouncer, ownPgbouncer } from '../testing/own-pgbouncer';
import { openDatabase } from './database';
import { inTransaction } from './in-transaction';

const role = `mall_pooled_${randomBytes(4).toString('hex')}`;
const limits = { statementTimeout: 4000, lockTimeout: 300 };

/** The role belongs to the server, and outlives the test's database. */
afterAll(async () => {
  if (!hasPgbouncer || !process.env.TEST_DATABASE_URL) return;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop role if exists ${role}`).finally(() => client.end());
});

describe.skipIf(!hasPgbouncer)('behind PgBouncer in transaction mode (needs pgbouncer)', () => {
  withPostgres((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await run(`create role ${role} login`);
      await run(`grant all on all tables in schema public to ${role}`);
      await run(`grant all on all sequences in schema public to ${role}`);
    });
    const run = (text: string) => sql.raw(text).execute(mall.db);

    async function open(connections = 2) {
      const bouncer = await ownPgbouncer(mall.url ?? '', role, connections);
      onTestFinished(bouncer.stop);
      return openDatabase({
        url: bouncer.url,
        directUrl: mall.url,
        dataDir: '',
        poolSize: 40,
        pooler: 'transaction',
        ...limits,
      });
    }
    async function openWithLimits() {
      const reason: string = await open().then(
        () => '',
        ({ message }: Error) => message,
      );
      for (const [statement] of reason.matchAll(/alter role .+;/g)) await run(statement);
      const database = await open();
      onTestFinished(database.close);
      return database;
    }

    it('starts only where the role has the limits, and names the statements that are missing', async () => {
      await expect(open()).rejects.toThrow(`alter role "${role}" set statement_timeout = '4000';`);
      const { tableState } = await openWithLimits();
      expect(await tableState()).toEqual({ missing: [], tooNew: [] });
    });

    it('forty at once read and write over two connections, again and again', async () => {
      const { db } = await openWithLimits();
      const work = (title: string) =>
        inTransaction(db, async (trx) => {
          await trx.insertInto('hot_keyword').values({ title }).execute();
          return trx.selectFrom('hot_keyword').select('id').where('title', '=', title).execute();
        });
      for (let round = 0; round < 5; round += 1) {
        const titles = Array.from({ length: 40 }, (_, at) => `${round} ${at}`);
        const found = await Promise.all(titles.map(work));
        expect(found.every(({ length }) => length === 1)).toBe(true);
        const reads = titles.map((title) =>
          db.reads.selectFrom('hot_keyword').selectAll().where('title', '=', title).execute(),
        );
        expect((await Promise.all(reads)).flat()).toHaveLength(40);
      }
    });

    it('nobody waits for a locked row longer than allowed', async () => {
      const { db } = await openWithLimits();
      await run(`insert into hot_keyword (title) values ('locked')`);
      await mall.db.transaction().execute(async (trx) => {
        await sql`select from hot_keyword where title = 'locked' for update`.execute(trx);
        const change = db
          .updateTable('hot_keyword')
          .set({ title: 'x' })
          .where('title', '=', 'locked');
        await expect(change.execute()).rejects.toMatchObject({ code: '55P03' });
      });
    });

    it('what needs a session of its own goes around the pooler', async () => {
      const { withoutLimits } = await openWithLimits();
      const who = await withoutLimits((db) =>
        sql<{ role: string }>`select current_user as role`.execute(db),
      );
      expect(who.rows[0]?.role).not.toBe(role);
    });
  });
});
