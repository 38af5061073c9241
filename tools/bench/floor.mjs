import { atEnd } from '../../scripts/lib/cleanup.mjs';
import { inTurn } from '../../scripts/lib/in-turn.mjs';
import { freshDatabase } from '../../scripts/lib/postgres.mjs';
import { startBare } from './bare.mjs';
import { caller } from './orders.mjs';

/**
 * Round trips of the requests of a checkout to the database: number of reads, and whether one more
 * writes. 13 in all, with the session of a new shopper.
 */
const requests = [
  ...[
    [1, true],
    [1, false],
    [1, true],
    [1, false],
  ],
  ...[
    [1, false],
    [1, true],
    [2, true],
    [0, true],
  ],
].map(([reads, writes]) => ({ reads, writes }));

/**
 * Checkouts with the same number of requests and round trips, each of one minimal statement: the upper
 * limit of the rate on this machine. Returns the rate of `count` of them, `crowd` concurrently.
 */
export async function startFloor(postgresUrl) {
  const database = await freshDatabase(postgresUrl, 'bench_floor');
  atEnd(database.drop);
  const url = await startBare('floor-server.mjs', { DATABASE_URL: database.url });
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
