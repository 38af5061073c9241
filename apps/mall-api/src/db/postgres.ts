import pg from 'pg';
import { StartupError } from '../config/startup-error';
import { MallClient } from './mall-client';
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
  /** Writes fail. */
  isReadOnly?: boolean;
}

/** Checks that a PostgreSQL responds at this URL. */
export async function checkPostgres(url: string): Promise<void> {
  const pool = createPool(url, { poolSize: 1 });
  try {
    await pool.query('select 1');
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

/** Every limit of time lifted: in PostgreSQL, in the driver, and in the pool. */
export const NO_LIMITS = {
  statementTimeout: 0,
  lockTimeout: 0,
  idleInTransaction: 0,
  idleTimeout: 0,
} as const satisfies PostgresOptions;

/**
 * Statements here take a millisecond: JIT compilation, parallel workers, or replanning for each set of values
 * would cost more. All of them are measured with generic plans (`testing/scale`).
 */
const PLANNING = [
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'plan_cache_mode=force_generic_plan',
  // Pages in use are cached. With the default of 4, the small tables of a new mall are read as a whole
  'random_page_cost=1.1',
];

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
    idleInTransaction = 15_000,
    idleTimeout = IDLE_TIMEOUT,
    isReadOnly = false,
  } = options;
  const session = [
    ...PLANNING,
    // Said also when they are 0: a server or a role can have others
    `statement_timeout=${statementTimeout}`,
    `lock_timeout=${lockTimeout}`,
    `idle_in_transaction_session_timeout=${idleInTransaction}`,
    `default_transaction_read_only=${isReadOnly ? 'on' : 'off'}`,
  ];
  const pool = new pg.Pool({
    connectionString: url,
    Client: MallClient,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleTimeout,
    keepAlive: true,
    options: session.map((option) => `-c ${option}`).join(' '),
    // A host that disappeared sends nothing, not even a timeout error
    query_timeout: statementTimeout && statementTimeout + GRACE_MS,
    application_name: 'vermilion-mall-api',
    types: wireTypes,
  });
  // A connection that breaks while idle is replaced on next use
  pool.on('error', () => {});
  return pool;
}

/** Host and database without user and password. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
