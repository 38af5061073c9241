import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import { deleteInBatches } from './delete-in-batches';

withDatabases((openApp) => {
  it('deletes what meets the condition, batch after batch, and nothing else', async () => {
    const { db, countStatements } = await openApp();
    const key = (at: number) => ({ key: `key ${at}`, count: at, window_ends_at: new Date(at) });
    await db.deleteFrom('rate_limit').execute();
    await db.insertInto('rate_limit').values([1, 2, 3, 4, 5, 6].map(key)).execute();
    const statements = await countStatements(() =>
      deleteInBatches(db, 'rate_limit', sql`count < 6`, 2),
    );
    expect(statements).toBe(3);
    const left = await db.selectFrom('rate_limit').select('count').execute();
    expect(left).toEqual([{ count: 6 }]);
  });
});
