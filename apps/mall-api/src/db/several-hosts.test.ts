import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withPostgres } from '../testing/app';
import { openDatabase } from './database';
import { isBusy } from './failures';

withPostgres((openApp) => {
  describe('a database with several hosts', () => {
    it('is reached at the one that is there', async () => {
      const { url = '' } = await openApp();
      const { host } = new URL(url);
      const many = url.replace(host, `127.0.0.1:1,${host}`);
      const { db, close } = await openDatabase({ url: many, dataDir: '' });
      onTestFinished(close);
      const work = Array.from({ length: 20 }, () => sql`select 1 as one`.execute(db));
      const rows = (await Promise.all(work)).map((one) => one.rows[0]);
      expect(rows).toEqual(Array(20).fill({ one: 1 }));
    });

    it('is found where it went while its first host gives no sign', async () => {
      const { url = '' } = await openApp();
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      onTestFinished(() => void silent.close());
      await once(silent, 'listening');
      const { host } = new URL(url);
      const { port } = silent.address() as AddressInfo;
      const many = url.replace(host, `127.0.0.1:${port},${host}`);
      const { db, close } = await openDatabase({ url: many, dataDir: '' });
      onTestFinished(close);
      await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
      await expect(sql`select 1`.execute(db.reads)).resolves.toBeDefined();
    }, 20_000);

    it('is out of reach with a sentence when none is there', async () => {
      const url = 'postgres://ann:secret@127.0.0.1:1,127.0.0.1:2/mall';
      const failure = openDatabase({ url, dataDir: '' });
      await expect(failure).rejects.toThrow('at 127.0.0.1:1/mall, 127.0.0.1:2/mall');
      await expect(failure).rejects.not.toThrow('secret');
    }, 20_000);

    it('that takes no writes for a moment lets the caller come again', async () => {
      const { db } = await openApp();
      const work = db.transaction().execute(async (trx) => {
        await sql`set transaction read only`.execute(trx);
        await sql`delete from hot_keyword`.execute(trx);
      });
      const refused = await work.catch((error: unknown) => error);
      expect(isBusy(refused)).toBe(true);
    });
  });
});
