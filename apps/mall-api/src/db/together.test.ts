import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { inTransaction } from './in-transaction';
import type { Database } from './schema';
import { together } from './together';

type Db = Kysely<Database>;

const add = (db: Db, name: string) =>
  db.insertInto('setting').values({ name, value: '1' }).returning('name').compile();
const all = (db: Db) => db.selectFrom('setting').select('name').orderBy('name').compile();
const failure = (db: Db) => sql<object>`select 1 / (select 0)`.compile(db);

withDatabases((openApp) => {
  let db: Db;
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
    ({ db } = mall);
  });
  beforeEach(() => db.deleteFrom('setting').execute());

  const stored = async () => (await db.executeQuery(all(db))).rows.map(({ name }) => name);

  it('returns the rows of each statement, which sees those before it', async () => {
    const rows = await together(db, [add(db, 'a'), add(db, 'b'), all(db)]);
    expect(rows).toEqual([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'a' }, { name: 'b' }]]);
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('is undone by a failure, and leaves the connection as it was', async () => {
    await db.connection().execute(async (one) => {
      // Often enough to be prepared, also those that were skipped
      for (let round = 0; round < 5; round += 1) {
        const failing = together(one, [add(one, 'a'), failure(one), add(one, 'b'), all(one)]);
        await expect(failing).rejects.toMatchObject({ code: '22012' });
      }
      expect(await together(one, [all(one)])).toEqual([[]]);
      const [, , rows] = await together(one, [add(one, 'a'), add(one, 'b'), all(one)]);
      expect(rows).toEqual([{ name: 'a' }, { name: 'b' }]);
      await expect(together(one, [add(one, 'c'), add(one, 'a')])).rejects.toMatchObject({
        code: '23505',
      });
    });
    expect(await stored()).toEqual(['a', 'b']);
  });

  it('is part of a transaction in which it is run', async () => {
    const work = inTransaction(db, async (trx) => {
      await together(trx, [add(trx, 'a'), add(trx, 'b')]);
      expect(await together(trx, [all(trx)])).toEqual([[{ name: 'a' }, { name: 'b' }]]);
      throw new Error('No');
    });
    await expect(work).rejects.toThrow('No');
    expect(await stored()).toEqual([]);
    await inTransaction(db, (trx) => together(trx, [add(trx, 'a')]));
    expect(await stored()).toEqual(['a']);
  });

  it('ends a transaction when it is the last of it', async () => {
    const names = await inTransaction(db, async (trx, finish) => {
      await together(trx, [add(trx, 'a')]);
      const [, rows] = await finish([add(trx, 'b'), all(trx)]);
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(['a', 'b']);
    expect(await stored()).toEqual(['a', 'b']);
    const alone = inTransaction(db, (trx, finish) => finish([add(trx, 'c'), all(trx)]));
    expect((await alone)[1]).toHaveLength(3);
  });

  it('undoes the transaction when its last statements fail', async () => {
    const failing = inTransaction(db, async (trx, finish) => {
      await together(trx, [add(trx, 'a')]);
      await finish([add(trx, 'b'), failure(trx)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await stored()).toEqual([]);
  });

  it('lets nothing follow the last statements of a transaction', async () => {
    const late = inTransaction(db, async (trx, finish) => {
      await finish([add(trx, 'a')]);
      await trx.executeQuery(add(trx, 'b'));
    });
    await expect(late).rejects.toThrow('This transaction has been committed.');
    expect(await stored()).toEqual(['a']);
  });

  it('leaves the end of a transaction to the outer one', async () => {
    const work = inTransaction(db, async (trx) => {
      await inTransaction(trx, (inner, finish) => finish([add(inner, 'a')]));
      throw new Error('No');
    });
    await expect(work).rejects.toThrow('No');
    expect(await stored()).toEqual([]);
  });

  it('is run again after a collision', async () => {
    await sql`create sequence tries`.execute(db);
    await sql`create function collide() returns text language plpgsql as $f$ begin
      if nextval('tries') < 3 then raise exception 'collision' using errcode = '40001'; end if;
      return 'done'; end $f$`.execute(db);
    const collide = sql<{ answer: string }>`select collide() as answer`.compile(db);
    expect((await together(db, [add(db, 'a'), collide]))[1]).toEqual([{ answer: 'done' }]);
    expect(await stored()).toEqual(['a']);
  });

  it('counts every statement', async () => {
    const count = await mall.countStatements(async () => {
      await together(db, [add(db, 'a'), add(db, 'b')]);
      await inTransaction(db, (trx) => together(trx, [all(trx), all(trx)]));
    });
    expect(count).toBe(5); // with the commit of the transaction
  });
});

describe('statements sent together', () => {
  withPostgres((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    it('see what was committed while a lock before them was waited for', async () => {
      const { db } = mall;
      const lock = sql`select pg_advisory_xact_lock(${4711}::int)`.compile(db);
      const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await db.executeQuery(add(db, 'before'));
      let answer: Promise<[unknown[], { name: string }[]]> | undefined;
      await inTransaction(db, async (trx) => {
        await trx.executeQuery(lock);
        answer = together(db, [lock, all(db)]);
        const isWaiting = async () => (await waiting.execute(mall.db)).rows[0]?.n;
        await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1);
        await trx.executeQuery(add(trx, 'meanwhile'));
      });
      expect((await answer)?.[1]).toEqual([{ name: 'before' }, { name: 'meanwhile' }]);
    });

    it('are not sent at all when a value cannot be', async () => {
      const { db } = mall;
      const cyclic: { self?: unknown } = {};
      cyclic.self = cyclic;
      const bad = sql<object>`select ${cyclic}::jsonb`.compile(db);
      const sent = together(db, [add(db, 'bad'), bad, add(db, 'worse')]);
      await expect(sent).rejects.toThrow(/circular/i);
      const rows = await db.executeQuery(all(db));
      expect(rows.rows.map(({ name }) => name)).not.toContain('bad');
    });
  });
});
