import pg from 'pg';
import { StartupError } from '../config/startup-error';
import { MallClient } from './mall-client';
import { wireTypes } from './wire-types';

export interface PostgresOptions {
  /** Connections; each process has its own. */
  poolSize?: number;
  /** Milliseconds a statement may take; 0 for no end. */
  statementTimeout?: number;
  /** Milliseconds for which a statement waits for what others hold; 0 for no end. */
  lockTimeout?: number;
}

/** Proves that a PostgreSQL answers at this address. */
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

/** Milliseconds beyond the statement timeout after which silence means that the connection is dead. */
const SILENCE = 1000;

/**
 * Statements here take a millisecond: compiling one, starting workers for it, or planning it anew for each set of
 * values takes more. All of them are measured as they are planned without values (`testing/scale`).
 */
const SESSION_OPTIONS =
  '-c jit=off -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan';

/** A pool on a PostgreSQL; connections are made when they are needed. */
export function createPool(url: string, options: PostgresOptions): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address. It looks like postgres://user:password@host:5432/mall.',
    );
  }
  const { poolSize = 10, statementTimeout = 10_000, lockTimeout = 0 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    Client: MallClient,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: SESSION_OPTIONS,
    statement_timeout: statementTimeout,
    // A host that went away without a word answers nothing, not even that time is up.
    query_timeout: statementTimeout && statementTimeout + SILENCE,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'vermilion-mall-api',
    types: wireTypes,
  });
  // A connection that breaks while nobody uses it is replaced at the next use.
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
