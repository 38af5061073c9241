import type pg from 'pg';
import type { DatabaseOptions, PoolCounts } from './opened-database';
import { StatementClient } from './statement-client';

/** Of all hosts together. */
export const countsOf = (name: PoolCounts['pool'], pools: readonly pg.Pool[]): PoolCounts => {
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

/** Tells of every statement that is sent over its connections. */
export function observed(pool: pg.Pool, { onStatement }: DatabaseOptions): pg.Pool {
  if (onStatement) {
    pool.on('connect', (client) => {
      if (client instanceof StatementClient) client.onSend = onStatement;
    });
  }
  return pool;
}
