import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { withPostgres } from '../testing/app';
import { openDatabase } from './database';

withPostgres((openApp) => {
  it('work without limits takes longer than any request may', async () => {
    const { url } = await openApp();
    const { db, close } = await openDatabase({ url, dataDir: '', statementTimeout: 50 });
    onTestFinished(close);
    // Longer than the driver waits for a request, too
    const work = sql`select pg_sleep(1.3)`;
    await expect(work.execute(db)).rejects.toMatchObject({ code: '57014' });
    for (const one of [db, db.reads])
      await expect(one.withoutLimits((own) => work.execute(own))).resolves.toBeDefined();
  });
});
