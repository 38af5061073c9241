import { setTimeout as pause } from 'node:timers/promises';
import { browse, isServed, openConnections, requestOf } from './lib/connections.mjs';
import { memory, watchMemory } from './lib/memory.mjs';
import { formatTally, tally } from './lib/numbers.mjs';

export const name = 'readers';

const GROWTH_MB = 200;
/** Connections, and requests on each before anything is read. */
const rounds = [
  [64, 1],
  [200, 17],
  [200, 400],
];

/** Connections that ask for pages which are the same for nobody, and read nothing. */
export async function attack({ storefrontUrl: url, storefront }) {
  const rows = [];
  for (const [connections, ahead] of rounds) {
    const before = memory(storefront);
    const watch = watchMemory(storefront);
    const requests = Array.from({ length: connections }, (_, at) =>
      Array.from({ length: ahead }, (_, n) =>
        requestOf(url, '203.0.113.61', `GET /nothing-${ahead}-${at}-${n}`),
      ).join(''),
    );
    const opened = await openConnections(url, requests);
    const others = await browse(url, ['/login', '/goods/goods_search?title=tea', '/healthz']);
    await pause(3000);
    opened.forEach(({ socket }) => socket.destroy());
    const most = watch.end();
    const slowest = Math.max(...others.map(({ ms }) => ms));
    rows.push({
      attack: `${connections} connections of one caller that ask for ${ahead} page(s) each and read nothing`,
      count: connections * ahead,
      expected: `memory grows by less than ${GROWTH_MB} MB; others are served within 10 s`,
      result: `${before} MB before, at most ${most} MB; others ${formatTally(tally(others.map(({ status }) => status)))}, slowest ${slowest} ms`,
      passed: most - before < GROWTH_MB && others.every(isServed) && slowest < 10_000,
    });
  }
  return rows;
}
