import type { Kysely } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BusinessError } from '../kernel/errors';
import { type TestApp, withDatabases, withPostgres } from '../testing/app';
import { inTransaction } from './in-transaction';
import type { Database } from './schema';

const failing = (code: string) => Object.assign(new Error('no'), { code });

describe('a transaction', () => {
  withDatabases((openApp) => {
    let db: TestApp['db'];
    beforeAll(async () => {
      ({ db } = await openApp());
    });
    beforeEach(() => db.deleteFrom('setting').execute());

    const add = (name: string, on: Kysely<Database> = db) =>
      on.insertInto('setting').values({ name, value: '1' }).execute();
    const stored = async () => {
      const rows = await db.selectFrom('setting').select('name').orderBy('name').execute();
      return rows.map((row) => row.name);
    };

    test.each(['40001', '40P01', '55P03'])('is done again after a collision (%s)', async (code) => {
      let tries = 0;
      const answer = await inTransaction(db, async (trx) => {
        tries += 1;
        await add(`try ${tries}`, trx);
        if (tries < 3) throw failing(code);
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await stored()).toEqual(['try 3']);
    });

    test('is not done again after a refusal or another error of the database', async () => {
      let tries = 0;
      const work = (error: Error) =>
        inTransaction(db, async (trx) => {
          tries += 1;
          await add('never', trx);
          throw error;
        });
      await expect(work(new BusinessError(500, 'No'))).rejects.toThrow('No');
      await expect(work(failing('23505'))).rejects.toThrow('no');
      expect(tries).toBe(2);
      expect(await stored()).toEqual([]);
    });
  });
});

describe('transactions that wait for each other in a ring', () => {
  withPostgres((openApp) => {
    test('are all done in the end', async () => {
      const { db } = await openApp();
      const words = ['a', 'b', 'c'];
      await db
        .insertInto('hot_keyword')
        .values(words.map((title) => ({ title, sort: 0 })))
        .execute();
      let holding = 0;
      let everybodyHolds = () => {};
      const ring = new Promise<void>((resolve) => (everybodyHolds = resolve));
      const raiseBoth = (first: string, second: string) =>
        inTransaction(db, async (trx) => {
          const raise = (title: string) =>
            trx
              .updateTable('hot_keyword')
              .set((eb) => ({ sort: eb('sort', '+', 1) }))
              .where('title', '=', title)
              .execute();
          await raise(first);
          holding += 1;
          if (holding === words.length) everybodyHolds();
          await ring;
          await raise(second);
        });
      await Promise.all([raiseBoth('a', 'b'), raiseBoth('b', 'c'), raiseBoth('c', 'a')]);
      const rows = await db.selectFrom('hot_keyword').select('sort').execute();
      expect(rows.map((row) => row.sort)).toEqual([2, 2, 2]);
    });
  });
});
