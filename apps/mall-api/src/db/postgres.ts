import pg from 'pg';
import { StartupError } from '../errors';
import type { OpenPool } from './embedded';
import { PreparingClient } from './preparing-client';
import { wireTypes } from './wire-types';

export interface PostgresOptions {
  /** Connections; each process has its own. */
  poolSize?: number;
  /** Milliseconds a statement may take. */
  statementTimeout?: number;
}

/** Opens a pool on a PostgreSQL and proves that it answers. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<OpenPool> {
  const pool = createPool(url, options);
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartupError(
      `DATABASE_URL does not lead to a usable PostgreSQL at ${hostOf(url)}: ${reason(error)}`,
    );
  }
  return { pool, closeServer: async () => {} };
}

function createPool(url: string, options: PostgresOptions): pg.Pool {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address. It looks like postgres://user:password@host:5432/mall.',
    );
  }
  return new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: options.statementTimeout ?? 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'vermilion-mall-api',
    types: wireTypes,
  });
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
