import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type OpenedDatabase } from '../db/database';
import { migratedSnapshot } from './migrated-snapshot';

export interface TestDatabase extends OpenedDatabase {
  /** Statements that were sent so far. */
  statements(): number;
  /** Where a PostgreSQL has it. */
  url: string | undefined;
}

/** A fresh embedded database in memory, migrated. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  return migrated(undefined);
}

/** A fresh database on the PostgreSQL server of `serverUrl`, migrated; dropped when it is closed. */
export async function openPostgresForTest(serverUrl: string): Promise<TestDatabase> {
  const name = `mall_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await migrated(url.href);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function migrated(url: string | undefined): Promise<TestDatabase> {
  let statements = 0;
  const database = await openDatabase({
    url,
    dataDir: 'memory://',
    snapshot: url ? undefined : await migratedSnapshot(),
    onStatement: () => (statements += 1),
  });
  await database.migrate();
  return { ...database, url, statements: () => statements };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
