import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createCataloguePool, MAX_BEHIND_MS } from './catalogue-pool';

/** Pools that give out their names. */
const named = (name: string) => ({
  connect: vi.fn(() => Promise.resolve(name as unknown as pg.PoolClient)),
  end: vi.fn(() => Promise.resolve()),
});

function openPool() {
  const time = { now: 10_000 };
  const replicas = ['one', 'two'].map((name) => {
    const state = { asOf: time.now };
    const pool = named(name);
    return { state, pool, freshAsOf: () => state.asOf, ask: vi.fn(), end: pool.end };
  });
  const [one, two] = replicas as [(typeof replicas)[number], (typeof replicas)[number]];
  const reads = named('primary');
  const pool = createCataloguePool(replicas, reads, () => time.now);
  const next = async () => [await pool.connect(), await pool.connect()].map(String).sort();
  return { time, one, two, reads, pool, next };
}

describe('connections for reads of the catalogue', () => {
  it('are those of the replicas in turn', async () => {
    const { next, pool } = openPool();
    expect(await next()).toEqual(['one', 'two']);
    expect(pool.inUse()).toBe(2);
  });

  it('leave out a replica that is two seconds behind', async () => {
    const { next, time, two } = openPool();
    time.now += MAX_BEHIND_MS;
    expect(await next()).toEqual(['one', 'two']);
    time.now += 1;
    two.state.asOf = time.now;
    expect(await next()).toEqual(['two', 'two']);
  });

  it('are those of other reads while no replica is fresh enough', async () => {
    const { next, time, pool } = openPool();
    time.now += MAX_BEHIND_MS + 1;
    expect(await next()).toEqual(['primary', 'primary']);
    expect(pool.inUse()).toBe(0);
  });

  it('leave out replicas that do not have a change yet, and ask them at once', async () => {
    const { next, time, pool, one, two } = openPool();
    time.now += 10;
    pool.noteChange();
    expect(await next()).toEqual(['primary', 'primary']);
    expect([one.ask, two.ask].map((ask) => ask.mock.calls.length)).toEqual([1, 1]);
    one.state.asOf = time.now;
    expect(await next()).toEqual(['one', 'one']);
  });

  it('are those of other reads when a replica cannot be reached', async () => {
    const { next, one, two } = openPool();
    for (const { pool } of [one, two]) pool.connect.mockRejectedValue(new Error('refused'));
    expect(await next()).toEqual(['primary', 'primary']);
  });

  it('end without those of other reads', async () => {
    const { pool, one, two, reads } = openPool();
    await pool.end();
    expect([one, two].map(({ end }) => end.mock.calls.length)).toEqual([1, 1]);
    expect(reads.end).not.toHaveBeenCalled();
  });
});
