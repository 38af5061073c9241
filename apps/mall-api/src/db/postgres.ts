import pg from 'pg';
import { StartupError } from '../config/startup-error';
import { hostUrls } from './hosts';
import { MallClient, UnpreparedClient } from './mall-client';
import { PLANNING } from './planning';
import type { Pooler } from './pooler';
import { retryingPool } from './retrying-pool';
import { wireTypes } from './wire-types';

export interface PostgresOptions {
  /** Number of connections per process. */
  poolSize?: number;
  /** Timeout of a statement in milliseconds; 0 for none. */
  statementTimeout?: number;
  /** Timeout for locks in milliseconds; 0 for none. */
  lockTimeout?: number;
  /** Milliseconds for which a transaction, and a connection, may be unused; 0 for any. */
  idleInTransaction?: number;
  idleTimeout?: number;
  /** Writes fail. Behind a pooler they do not. */
  isReadOnly?: boolean;
  /** Behind it the limits come with the role, see `requireRoleSettings`. */
  pooler?: Pooler | undefined;
  /** Milliseconds for opening a connection, or for one to be free. */
  connectionTimeout?: number;
  /** The host may be one that takes no writes, which is then refused. */
  hasStandby?: boolean;
}

/** Checks that a PostgreSQL responds at this URL. */
export async function checkPostgres(url: string, pooler: Pooler = 'none'): Promise<void> {
  const urls = hostUrls(url);
  const own = { poolSize: 1, pooler, hasStandby: urls.length > 1 };
  const pool = retryingPool(urls.map((one) => createPool(one, own)));
  try {
    const client = await pool.connect();
    await client.query('select 1').finally(() => client.release());
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL does not lead to a usable PostgreSQL at ${hostOf(url)}: ${reason(error)}`,
    );
  } finally {
    await pool.end();
  }
}

/** Milliseconds beyond the statement timeout after which a silent connection counts as dead. */
const GRACE_MS = 1000;

/** Milliseconds after which an unused connection is closed; a new one has to plan every statement again. */
const IDLE_TIMEOUT = 300_000;

/** Milliseconds for which a transaction may be unused. */
export const IDLE_IN_TRANSACTION = 15_000;

/** Every limit of time lifted: in PostgreSQL, in the driver, and in the pool. */
export const NO_LIMITS = {
  statementTimeout: 0,
  lockTimeout: 0,
  idleInTransaction: 0,
  idleTimeout: 0,
} as const satisfies PostgresOptions;

/** A connection pool for a PostgreSQL; connections are opened on demand. */
export function createPool(url: string, options: PostgresOptions): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address. It looks like postgres://user:password@host:5432/mall.',
    );
  }
  const {
    poolSize = 10,
    statementTimeout = 10_000,
    lockTimeout = 0,
    idleInTransaction = IDLE_IN_TRANSACTION,
    idleTimeout = IDLE_TIMEOUT,
    isReadOnly = false,
    pooler = 'none',
    hasStandby = false,
    connectionTimeout = 5000,
  } = options;
  const session = [
    ...Object.entries(PLANNING).map(([name, value]) => `${name}=${value}`),
    // Said also when they are 0: a server or a role can have others
    `statement_timeout=${statementTimeout}`,
    `lock_timeout=${lockTimeout}`,
    `idle_in_transaction_session_timeout=${idleInTransaction}`,
    `default_transaction_read_only=${isReadOnly ? 'on' : 'off'}`,
  ];
  const Client = pooler === 'transaction' ? UnpreparedClient : MallClient;
  const pool = new pg.Pool({
    connectionString: url,
    Client: hasStandby ? impatient(Client) : Client,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    ...(pooler === 'none' && { options: session.map((option) => `-c ${option}`).join(' ') }),
    ...(hasStandby && { verify: requireWritable }),
    // A host that disappeared sends nothing, not even a timeout error
    query_timeout: statementTimeout && statementTimeout + GRACE_MS,
    application_name: 'vermilion-mall-api',
    types: wireTypes,
  });
  // A connection that breaks while idle is replaced on next use
  pool.on('error', () => {});
  return pool;
}

/** Milliseconds after which one of several hosts counts as gone: the others are asked. */
const HOST_TIMEOUT = 1500;

/** A pool's own time limit is also for waiting until one of its connections is free, so it is longer. */
const impatient = (Client: typeof MallClient): typeof MallClient =>
  class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(
        typeof config === 'object' ? { ...config, connectionTimeoutMillis: HOST_TIMEOUT } : config,
      );
    }
  };

/** Refuses a new connection to a standby, as `target_session_attrs=read-write` does. */
function requireWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"').then(
    ({ rows }) => done(rows[0]?.isStandby ? new ReadOnlyHost() : undefined),
    (error: Error) => done(error),
  );
}

/** With PostgreSQL's code for what a standby refuses. */
class ReadOnlyHost extends Error {
  readonly code = '25006';
  override readonly message = 'This host takes no writes.';
}

/** Hosts and database without user and password. */
const hostOf = (url: string): string =>
  hostUrls(url)
    .map((one) => new URL(one).host + new URL(one).pathname)
    .join(', ');

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
