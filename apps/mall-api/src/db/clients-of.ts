import type pg from 'pg';
import { MallClient } from './mall-client';

/** The open connections of pools, now and later: `breakOff` ends them, whoever waits for an answer. */
export function clientsOf(pools: readonly pg.Pool[]): { breakOff(): void } {
  const open = new Set<MallClient>();
  for (const pool of pools) {
    pool.on('connect', (client) => client instanceof MallClient && open.add(client));
    pool.on('remove', (client) => client instanceof MallClient && open.delete(client));
  }
  return { breakOff: () => open.forEach((client) => client.breakOff()) };
}
