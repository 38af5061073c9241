import { setTimeout as pause } from 'node:timers/promises';
import { browse, isServed, openConnections } from './lib/connections.mjs';
import { formatTally, tally } from './lib/numbers.mjs';

export const name = 'many-connections';

/** Loopback, but not the address that the storefront trusts as a proxy (Linux has all of them). */
const STRANGER = '127.0.0.66';
const SHARE = 256;
/** Node accepts one connection in each turn of its loop, which takes longer on a busy machine. */
const LIMIT_MS = 20_000;

/** Connections of one address that ask for nothing, at its share and past it. */
export async function attack({ storefrontUrl: url }) {
  const rows = [];
  for (const count of [SHARE, 1000]) {
    const silent = Array.from({ length: count }, () => '');
    const opened = await openConnections(url, silent, { from: STRANGER, reads: true });
    const [asking] = await openConnections(
      url,
      [`GET /login HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`],
      { from: STRANGER, reads: true },
    );
    const others = await browse(url, ['/login', '/', '/readyz']);
    const began = Date.now();
    const open = () => opened.filter(({ isOpen }) => isOpen).length;
    const isOver = () => open() <= SHARE && (asking.status || !asking.isOpen);
    while (!isOver() && Date.now() - began < LIMIT_MS) await pause(100);
    const left = open();
    const seconds = Math.round((Date.now() - began) / 1000);
    [...opened, asking].forEach(({ socket }) => socket.destroy());
    await pause(500);
    rows.push({
      attack: 'silent connections of one address',
      count,
      expected: `at most ${SHARE} stay open, the next request gets 429 or is closed; others are served`,
      result: `${left} open after ${seconds} s; the next got ${asking.status || 'closed'}; others ${formatTally(tally(others.map(({ status }) => status)))}`,
      passed: left <= SHARE && [0, 429].includes(asking.status) && others.every(isServed),
    });
  }
  return rows;
}
