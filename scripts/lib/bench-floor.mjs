import { startBare } from './bench-bare.mjs';
import { caller } from './bench-orders.mjs';
import { atEnd } from './cleanup.mjs';
import { inTurn } from './in-turn.mjs';
import { freshDatabase } from './postgres.mjs';

/** The statements of a checkout's requests: reads, and whether the request commits something. 25 in all. */
const requests = [
  ...[
    [4, true],
    [1, false],
    [2, true],
    [1, false],
  ],
  ...[
    [2, false],
    [5, true],
    [3, true],
    [3, true],
  ],
].map(([reads, writes]) => ({ reads, writes }));

/**
 * Checkouts that do nothing but their requests and statements: as many as ours, each statement the smallest there
 * is. On the same machine and PostgreSQL nothing with 25 statements in 8 requests is quicker. The result gives the
 * rate of `count` of them, `crowd` at once.
 */
export async function startFloor(postgresUrl) {
  const database = await freshDatabase(postgresUrl, 'bench_floor');
  atEnd(database.drop);
  const url = await startBare('bench-floor-server.mjs', { DATABASE_URL: database.url });
  const call = caller(url);
  const checkOut = async () => {
    for (const request of requests) await call('/step', request);
  };
  return async (count, crowd) => {
    const begun = performance.now();
    await inTurn(Array.from({ length: count }), crowd, checkOut);
    return count / ((performance.now() - begun) / 1000);
  };
}
