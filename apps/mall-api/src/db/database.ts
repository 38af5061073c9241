import { createPulse } from '@vermilion/admission';
import type pg from 'pg';
import { databaseClock, ownClock, timeOf } from './clock';
import type { ClientPool } from './driver';
import { openEmbedded } from './embedded';
import { hostUrls } from './hosts';
import { MallClient } from './mall-client';
import { MallDatabase, type WithoutLimits } from './mall-database';
import { migrate } from './migrating/migrate';
import { type TableState, tableState } from './migrating/table-state';
import { requireRoleSettings } from './pooler';
import {
  checkPostgres,
  createPool,
  IDLE_IN_TRANSACTION,
  NO_LIMITS,
  type PostgresOptions,
} from './postgres';
import { ASKING, openReplicas } from './replicas/open-replicas';
import { retryingPool } from './retrying-pool';
import { MIGRATION_LOCK, withSessionLock } from './session-lock';
import { StatementClient, type StatementObserver } from './statement-client';

/** Share of a process's connections that is reserved for reads. Transactions never take them. */
const READ_SHARE = 0.6;

/** Milliseconds after which a read is aborted: nobody waits longer for a page. */
const READ_TIMEOUT = 5000;
/** Milliseconds in which a database that works gives a sign of life, however busy it is. */
const PULSE_MS = 2000;
/** Milliseconds after which the connection of such a question is given up, which is then known to be unanswered. */
const GIVEN_UP_MS = 2400;
/** Milliseconds for which a write waits for a lock. */
const LOCK_TIMEOUT = 3000;

export interface DatabaseOptions extends PostgresOptions {
  /** URL of a PostgreSQL; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  /** URL of the same database without a pooler, for what needs a session; by default `url`. */
  directUrl?: string | undefined;
  /** URL of its replicas, for reads of the catalogue. */
  replicaUrl?: string | undefined;
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string;
  /** Initial contents of a new embedded database: a dump of another one. */
  snapshot?: Blob | undefined;
  /** Called for every statement sent; the start of a transaction may be sent with the first one. */
  onStatement?: StatementObserver | undefined;
}

/** The connections of a process for one purpose. */
export interface PoolCounts {
  pool: 'reads' | 'writes' | 'replicas';
  total: number;
  idle: number;
  /** Requests and jobs that wait for one. */
  waiting: number;
  max: number;
}

export interface OpenedDatabase {
  db: MallDatabase;
  /** Its connections at this moment. */
  pools(): PoolCounts[];
  /** How many replicas are fresh enough for reads of the catalogue; undefined without any in the settings. */
  usableReplicas?: () => number;
  kind: 'embedded' | 'postgres';
  /** The time of the database, which all its processes share; stored times are compared with no other. */
  now(): Date;
  /** For what takes as long as it takes, such as waiting for another process or building an index. */
  withoutLimits: WithoutLimits;
  /** A consistent copy of an embedded database, also while it is used. */
  copy?: () => Promise<Blob>;
  /**
   * Runs pending migrations while others use the database, and says what it waits for. Several processes may call it at
   * once: a lock serialises them.
   */
  migrate(say?: (text: string) => void): Promise<void>;
  /** The number of pending migrations. Changes nothing. */
  missingMigrations(): Promise<number>;
  /** Migrations of newer programs with which this one may not run, by name. */
  unknownMigrations(): Promise<string[]>;
  /** How the tables compare with this program. Changes nothing. */
  tableState(): Promise<TableState>;
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
  const { poolSize = 10, statementTimeout = 10_000, lockTimeout = LOCK_TIMEOUT } = options;
  const { pooler = 'none', directUrl = url, replicaUrl } = options;
  await checkPostgres(url, pooler);
  const poolAt = (address: string, own: PostgresOptions) => {
    const urls = hostUrls(address);
    const hasStandby = urls.length > 1;
    return urls.map((one) => createPool(one, { ...own, hasStandby }));
  };
  const countedAt = (address: string, own: PostgresOptions) =>
    poolAt(address, own).map((one) => counted(one, options));
  const inUse = new Set<MallClient>();
  const pool = (own: PostgresOptions) => {
    const pools = countedAt(url, { ...own, pooler });
    for (const one of pools) {
      one.on('connect', (client) => client instanceof MallClient && inUse.add(client));
      one.on('remove', (client) => client instanceof MallClient && inUse.delete(client));
    }
    return pools;
  };
  const choice = { current: 0 };
  const asking = retryingPool(
    poolAt(url, { poolSize: 1, pooler, connectionTimeout: 2 * PULSE_MS }),
    undefined,
    choice,
  );
  const pulse = createPulse({
    ask: () => askOnce(asking),
    patience: PULSE_MS,
    onAway: () => inUse.forEach((client) => client.breakOff()),
  });
  const forReads = Math.ceil(poolSize * READ_SHARE);
  const readOptions = {
    poolSize: forReads,
    statementTimeout: Math.min(statementTimeout || READ_TIMEOUT, READ_TIMEOUT),
    isReadOnly: true,
  };
  const reads = pool(readOptions);
  const forWrites = { poolSize: Math.max(1, poolSize - forReads), statementTimeout, lockTimeout };
  const writes = pool(forWrites);
  const withoutLimits: WithoutLimits = async (work) => {
    const own = new MallDatabase(retryingPool(countedAt(directUrl, { poolSize: 1, ...NO_LIMITS })));
    return work(own).finally(() => own.destroy());
  };
  const readPool = retryingPool(reads, pulse.signal, choice);
  const replicas = replicaUrl
    ? openReplicas(replicaUrl, {
        primary: retryingPool(poolAt(url, { ...ASKING, pooler }), undefined, choice),
        reads: readPool,
        options: readOptions,
        onPool: (one) => counted(one, options),
      })
    : undefined;
  const db = new MallDatabase(retryingPool(writes, pulse.signal, choice), {
    reads: readPool,
    catalogue: replicas,
    withoutLimits,
  });
  const checked = async () => {
    if (pooler !== 'none') await requireRoleSettings(db, limitsOfRole(forWrites));
    return databaseClock(() => timeOf(db.reads));
  };
  const closePulse = async () => {
    pulse.stop();
    await asking.end();
  };
  const clock = await checked().catch(async (error: unknown) => {
    await closePulse();
    await db.destroy();
    throw error;
  });
  return {
    db,
    pools: () => [
      countsOf('reads', reads),
      countsOf('writes', writes),
      ...(replicas ? [countsOf('replicas', replicas.pools)] : []),
    ],
    ...(replicas && { usableReplicas: replicas.inUse }),
    kind: 'postgres',
    now: clock.now,
    withoutLimits,
    migrate: (say = () => {}) =>
      withoutLimits((own) =>
        withSessionLock(
          own,
          MIGRATION_LOCK,
          () => say('Another process is migrating the tables; waiting for it'),
          (connection) => migrate(connection, { say }),
        ),
      ),
    tableState: () => tableState(db),
    missingMigrations: async () => (await tableState(db)).missing.length,
    unknownMigrations: async () => (await tableState(db)).tooNew,
    async close() {
      clock.stop();
      await closePulse();
      await db.destroy();
    },
  };
}

/** Asks for a sign of life; a connection that gave none is not used again. */
async function askOnce(pool: ClientPool): Promise<void> {
  const client = await pool.connect();
  const silence = setTimeout(() => client instanceof MallClient && client.breakOff(), GIVEN_UP_MS);
  await client.query('select 1').finally(() => {
    clearTimeout(silence);
    client.release();
  });
}

const limitsOfRole = ({
  statementTimeout,
  lockTimeout,
}: {
  statementTimeout: number;
  lockTimeout: number;
}) => ({
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
});

async function openFolder(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { pool, copy, closeServer } = await openEmbedded(options.dataDir, options.snapshot);
  const db = new MallDatabase(counted(pool, options));
  return {
    db,
    pools: () => [countsOf('writes', [pool])],
    kind: 'embedded',
    copy,
    now: ownClock.now,
    // It has none
    withoutLimits: (work) => work(db),
    migrate: () => db.connection().execute((own) => migrate(own, { isAlone: true })),
    tableState: () => tableState(db),
    missingMigrations: async () => (await tableState(db)).missing.length,
    unknownMigrations: async () => (await tableState(db)).tooNew,
    async close() {
      await db.destroy();
      await closeServer();
    },
  };
}

/** Of all hosts together. */
const countsOf = (name: PoolCounts['pool'], pools: readonly pg.Pool[]): PoolCounts => {
  const sum = (count: (pool: pg.Pool) => number) =>
    pools.reduce((total, pool) => total + count(pool), 0);
  return {
    pool: name,
    total: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
    max: pools[0]?.options.max ?? 0,
  };
};

function counted(pool: pg.Pool, { onStatement }: DatabaseOptions): pg.Pool {
  if (onStatement) {
    pool.on('connect', (client) => {
      if (client instanceof StatementClient) client.onSend = onStatement;
    });
  }
  return pool;
}
