import { expect, onTestFinished, test } from 'vitest';
import { withPostgres } from '../testing/app';
import { freezableLine } from '../testing/freezable-line';
import { openDatabase } from './database';
import { DatabaseTimeoutError, isBusy } from './failures';
import { inTransaction } from './in-transaction';

withPostgres((openApp) => {
  test('nobody waits for a frozen database, and everything goes on when it answers again', async () => {
    const { url = '' } = await openApp();
    const line = await freezableLine(url);
    onTestFinished(line.close);
    const { db, close } = await openDatabase({ url: line.url, dataDir: '' });
    onTestFinished(close);
    const read = () => db.reads.selectFrom('hot_keyword').select('id').execute();
    const write = () =>
      inTransaction(db, (trx) =>
        trx.insertInto('hot_keyword').values({ title: 'tea' }).executeTakeFirst(),
      );
    await Promise.all([read(), write()]);
    line.freeze();
    const outcomes = await Promise.allSettled([read(), read(), write()]);
    expect(outcomes.map((one) => one.status === 'rejected' && isBusy(one.reason))).toEqual([
      true,
      true,
      true,
    ]);
    await expect(read()).rejects.toBeInstanceOf(DatabaseTimeoutError);
    await expect(write()).rejects.toBeInstanceOf(DatabaseTimeoutError);
    line.thaw();
    await expect
      .poll(
        () =>
          read().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    await expect(write()).resolves.toBeDefined();
  }, 30_000);
});
