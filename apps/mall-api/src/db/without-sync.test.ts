import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { withDatabases } from '../testing/app';
import type { Database } from './schema';
import { withoutSync } from './without-sync';

const setting = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ now: string }>`
    select current_setting('synchronous_commit') as now`.execute(db);
  return rows[0]?.now;
};

withDatabases((openApp) => {
  it('a commit that need not be synced leaves the next transaction of its connection synced', async () => {
    const { db } = await openApp();
    await db.connection().execute(async (connection) => {
      const usual = await setting(connection);
      await connection.transaction().execute(async (trx) => {
        await sql`select ${withoutSync}`.execute(trx);
        expect(await setting(trx)).toBe('off');
      });
      expect(await setting(connection)).toBe(usual);
      await sql`select ${withoutSync}`.execute(connection);
      expect(await setting(connection)).toBe(usual);
    });
  });
});
