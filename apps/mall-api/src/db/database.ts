import { type Kysely, Migrator } from 'kysely';
import type pg from 'pg';
import { databaseClock, ownClock, timeOf } from './clock';
import { openEmbedded } from './embedded';
import { MallDatabase } from './mall-database';
import { migrations } from './migrations';
import { checkPostgres, createPool, NO_LIMITS, type PostgresOptions } from './postgres';
import { retryingPool } from './retrying-pool';
import type { Database } from './schema';
import { MIGRATION_LOCK, withSessionLock } from './session-lock';
import { StatementClient } from './statement-client';

/** Share of a process's connections that is reserved for reads. Transactions never take them. */
const READ_SHARE = 0.6;

/** Milliseconds after which a read is aborted: nobody waits longer for a page. */
const READ_TIMEOUT = 5000;
/** Milliseconds for which a write waits for a lock. */
const LOCK_TIMEOUT = 3000;

export interface DatabaseOptions extends PostgresOptions {
  /** URL of a PostgreSQL; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string;
  /** Initial contents of a new embedded database: a dump of another one. */
  snapshot?: Blob | undefined;
  /** Called for every statement sent; the start of a transaction may be sent with the first one. */
  onStatement?: (() => void) | undefined;
}

export interface OpenedDatabase {
  db: MallDatabase;
  kind: 'embedded' | 'postgres';
  /** The time of the database, which all its processes share; stored times are compared with no other. */
  now(): Date;
  /**
   * Runs work that takes as long as it takes, such as waiting for another process or building an index, on a connection of
   * its own without any of the time limits of requests.
   */
  withoutLimits<T>(work: (db: MallDatabase) => Promise<T>): Promise<T>;
  /** A consistent copy of an embedded database, also while it is used. */
  copy?: () => Promise<Blob>;
  /** Runs pending migrations. Several processes may call it at once: a lock serialises them, and `onWait` says so. */
  migrate(onWait?: () => void): Promise<void>;
  /** The number of pending migrations. Changes nothing. */
  missingMigrations(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the database behind one interface, embedded or not. Throws a StartupError with a message when it
 * cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  return options.url ? openServer(options.url, options) : openFolder(options);
}

async function openServer(url: string, options: DatabaseOptions): Promise<OpenedDatabase> {
  await checkPostgres(url);
  const { poolSize = 10, statementTimeout = 10_000, lockTimeout = LOCK_TIMEOUT } = options;
  const pool = (own: PostgresOptions) => retryingPool(counted(createPool(url, own), options));
  const forReads = Math.ceil(poolSize * READ_SHARE);
  const reads = pool({
    poolSize: forReads,
    statementTimeout: Math.min(statementTimeout || READ_TIMEOUT, READ_TIMEOUT),
    isReadOnly: true,
  });
  const forWrites = { poolSize: Math.max(1, poolSize - forReads), statementTimeout, lockTimeout };
  const db = new MallDatabase(pool(forWrites), { reads });
  const clock = await databaseClock(() => timeOf(db.reads)).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const withoutLimits: OpenedDatabase['withoutLimits'] = async (work) => {
    const own = new MallDatabase(pool({ poolSize: 1, ...NO_LIMITS }));
    return work(own).finally(() => own.destroy());
  };
  return {
    db,
    kind: 'postgres',
    now: clock.now,
    withoutLimits,
    migrate: (onWait = () => {}) =>
      withoutLimits((own) => withSessionLock(own, MIGRATION_LOCK, onWait, migrate)),
    missingMigrations: () => missingMigrations(db),
    async close() {
      clock.stop();
      await db.destroy();
    },
  };
}

async function openFolder(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { pool, copy, closeServer } = await openEmbedded(options.dataDir, options.snapshot);
  const db = new MallDatabase(counted(pool, options));
  return {
    db,
    kind: 'embedded',
    copy,
    now: ownClock.now,
    // It has none
    withoutLimits: (work) => work(db),
    migrate: () => db.connection().execute(migrate),
    missingMigrations: () => missingMigrations(db),
    async close() {
      await db.destroy();
      await closeServer();
    },
  };
}

function counted(pool: pg.Pool, { onStatement }: DatabaseOptions): pg.Pool {
  if (onStatement) {
    pool.on('connect', (client) => {
      if (client instanceof StatementClient) client.onSend = onStatement;
    });
  }
  return pool;
}

const provider = { getMigrations: async () => migrations };

async function migrate(connection: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
  if (error) throw error;
}

async function missingMigrations(db: Kysely<Database>): Promise<number> {
  const known = await new Migrator({ db, provider }).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).length;
}
