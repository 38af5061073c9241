import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { MIGRATION_LOCK } from './db/session-lock';
import { migrateTables } from './open-mall';
import { openPostgresForTest } from './testing/databases';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.skipIf(!url)('migrating on PostgreSQL (needs TEST_DATABASE_URL)', () => {
  test('says that it waits for another process, and goes on after it', async () => {
    const database = await openPostgresForTest(url);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const said: string[] = [];
    const migrating = migrateTables(database, (text) => said.push(text));
    await expect
      .poll(() => said)
      .toEqual(['Another process is migrating the tables; waiting for it']);
    await other.end();
    await migrating;
    await database.close();
  });

  test('says nothing when no other process is at it', async () => {
    const database = await openPostgresForTest(url);
    const said: string[] = [];
    await migrateTables(database, (text) => said.push(text));
    expect(said).toEqual([]);
    await database.close();
  });
});
