import { setTimeout as pause } from 'node:timers/promises';
import { browse, isServed, openConnections, requestOf } from './lib/connections.mjs';
import { formatTally, tally } from './lib/numbers.mjs';

export const name = 'resets';

const CONNECTIONS = 12;
/** A connection may send 16 requests ahead; one with more is closed. */
const AHEAD = [17, 400];

/** Connections that ask for many pages at once and are reset; other pages afterwards. */
export async function attack({ storefrontUrl: url }) {
  const rows = [];
  for (const ahead of AHEAD) {
    for (let turn = 0; turn < CONNECTIONS; turn += 1) {
      const page = `GET /nothing-${ahead}-${turn}`;
      const bytes = requestOf(url, '203.0.113.60', page).repeat(ahead);
      const [{ socket }] = await openConnections(url, [bytes]);
      await pause(30);
      socket.resetAndDestroy();
    }
    const others = await browse(url, ['/', '/login', '/goods/goods_search?title=tea', '/readyz']);
    const own = await browse(url, ['/login', '/login'], '203.0.113.60');
    const statuses = [...others, ...own];
    rows.push({
      attack: `${CONNECTIONS} connections that ask for ${ahead} pages each and are reset`,
      count: CONNECTIONS * ahead,
      expected: 'pages are served afterwards, and the storefront is ready',
      result: formatTally(tally(statuses.map(({ status }) => status))),
      passed: statuses.every(isServed),
    });
  }
  return rows;
}
