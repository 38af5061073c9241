import { Kysely, Migrator, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { databaseClock, ownClock, timeOf } from './clock';
import { Dialect } from './dialect';
import { openEmbedded } from './embedded';
import { migrations } from './migrations';
import { retryingPool } from './retrying-pool';
import { createPool, checkPostgres, NO_LIMITS, type PostgresOptions } from './postgres';
import type { Database } from './schema';
import { MIGRATION_LOCK, withSessionLock } from './session-lock';
import { separateReads } from './separate-reads';
import { TransactionClient } from './transaction-client';

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
  db: Kysely<Database>;
  kind: 'embedded' | 'postgres';
  /** The time of the database, which all its processes share; stored times are compared with no other. */
  now(): Date;
  /**
   * Runs work that takes as long as it takes, such as waiting for another process or building an index, on a connection of
   * its own without any of the time limits of requests.
   */
  withoutLimits<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
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
  const pool = (own: PostgresOptions) => counted(createPool(url, own), options);
  const open = (own: PostgresOptions) => connect(retryingPool(pool(own)));
  const forReads = Math.ceil(poolSize * READ_SHARE);
  const db = open({
    poolSize: Math.max(1, poolSize - forReads),
    statementTimeout,
    lockTimeout,
  });
  const reads = open({
    poolSize: forReads,
    statementTimeout: Math.min(statementTimeout || READ_TIMEOUT, READ_TIMEOUT),
  });
  separateReads(db, reads);
  const closeAll = async () => void (await Promise.all([db.destroy(), reads.destroy()]));
  const clock = await databaseClock(() => timeOf(db)).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  const withoutLimits: OpenedDatabase['withoutLimits'] = async (work) => {
    const own = open({ poolSize: 1, ...NO_LIMITS });
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
      await closeAll();
    },
  };
}

async function openFolder(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { pool, closeServer } = await openEmbedded(options.dataDir, options.snapshot);
  const db = connect(counted(pool, options));
  return {
    db,
    kind: 'embedded',
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

const connect = (pool: PostgresPool) => new Kysely<Database>({ dialect: new Dialect({ pool }) });

function counted(pool: pg.Pool, { onStatement }: DatabaseOptions): pg.Pool {
  if (onStatement) {
    pool.on('connect', (client) => {
      if (client instanceof TransactionClient) client.onSend = onStatement;
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
