import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../db/database';
import type { OpenedDatabase } from '../db/opened-database';
import { migratedSnapshot, migrationsFingerprint } from './migrated-snapshot';

export interface TestDatabase extends OpenedDatabase {
  /** Number of executed statements. */
  statements(): number;
  /** For PostgreSQL. */
  url: string | undefined;
}

/** A fresh, migrated, embedded database in memory. */
export async function openEmbeddedForTest(): Promise<TestDatabase> {
  return opened(undefined);
}

/** A fresh, migrated database on the PostgreSQL server at `serverUrl`; dropped on close. */
export async function openPostgresForTest(serverUrl: string): Promise<TestDatabase> {
  const name = `mall_test_${randomBytes(6).toString('hex')}`;
  const template = await (templates[serverUrl] ??= migratedTemplate(serverUrl));
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const database = await opened(databaseUrl(serverUrl, name));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

const templates: Record<string, Promise<string>> = {};

/**
 * The name of a migrated template database; copying it is faster than migrating. It is left on the server,
 * one for each state of the migrations.
 */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `mall_template_${migrationsFingerprint()}`;
  await onServer(serverUrl, async (client) => {
    // Several test processes start at once: one creates it, and renames it when it is complete.
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const { migrate, close } = await openDatabase({
      url: databaseUrl(serverUrl, unfinished),
      dataDir: 'memory://',
    });
    await migrate().finally(close);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function opened(url: string | undefined): Promise<TestDatabase> {
  let statements = 0;
  const database = await openDatabase({
    url,
    dataDir: 'memory://',
    snapshot: url ? undefined : await migratedSnapshot(),
    onStatement: () => void (statements += 1),
  });
  return { ...database, url, statements: () => statements };
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
