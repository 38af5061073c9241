import { setTimeout as pause } from 'node:timers/promises';
import { browse, callOf, isServed, openConnections } from './lib/connections.mjs';
import { memory, watchMemory } from './lib/memory.mjs';
import { formatTally, tally } from './lib/numbers.mjs';

export const name = 'bodies';

const MB = 1024 * 1024;
const GROWTH_MB = 200;
/** Bodies at once, of a caller and of all. */
const SHARE = 16;
const TOTAL = 256;
const paths = ['/login', '/goods/goods_search?title=tea', '/api/front/search/keyword'];

/** Bodies that do not end: of one caller at its limit and past it, and of many callers. */
async function unfinished(url, callers, each) {
  const count = callers * each;
  const allowed = Math.min(callers * SHARE, TOTAL);
  const heads = Array.from({ length: count }, (_, at) =>
    callOf(url, `198.51.100.${1 + (at % callers)}`, 100_000),
  );
  const began = Date.now();
  const connections = await openConnections(url, heads, { reads: true });
  const others = await browse(url, paths);
  const isAnswered = () => connections.filter(({ status }) => status).length >= count - allowed;
  while (!isAnswered() && Date.now() - began < 10_000) await pause(100);
  const answers = tally(connections.map(({ status }) => status || 'received'));
  connections.forEach(({ socket }) => socket.destroy());
  return {
    attack: `unfinished bodies, ${each} of each of ${callers} caller(s)`,
    count,
    expected: `${SHARE} of a caller and ${TOTAL} of all are received, others get 429 or 503; pages and calls are served`,
    result: `${formatTally(answers)}; others ${formatTally(tally(others.map(({ status }) => status)))}`,
    passed:
      others.every(isServed) &&
      (answers.received ?? 0) <= allowed &&
      Object.keys(answers).every((answer) => ['received', '429', '503'].includes(answer)),
  };
}

/** Large bodies that do not end. */
async function large({ storefrontUrl: url, storefront }, size, path) {
  const before = memory(storefront);
  const watch = watchMemory(storefront);
  // One buffer for all: the attack itself must not need the memory
  const body = Buffer.alloc(size - 1, 'x');
  const heads = Array.from({ length: 200 }, (_, at) =>
    callOf(url, `198.51.100.${1 + (at % 50)}`, size, path),
  );
  const connections = await openConnections(url, heads, { reads: true, limitMs: 30_000 });
  connections.forEach(({ socket }) => socket.write(body));
  const others = await browse(url, [...paths, '/healthz']);
  await pause(3000);
  connections.forEach(({ socket }) => socket.destroy());
  const most = watch.end();
  return {
    attack: `unfinished bodies of ${(size / MB).toFixed(1)} MB of 50 callers, for ${path}`,
    count: connections.length,
    expected: `memory grows by less than ${GROWTH_MB} MB; pages and calls are served`,
    result: `${before} MB before, at most ${most} MB; others ${formatTally(tally(others.map(({ status }) => status)))}`,
    passed: most - before < GROWTH_MB && others.every(isServed),
  };
}

export async function attack(mall) {
  const { storefrontUrl: url } = mall;
  return [
    await unfinished(url, 1, 16),
    await unfinished(url, 1, 400),
    await unfinished(url, 40, 16),
    await large(mall, MB - 1024, '/api/front/login/email'),
    await large(mall, 10 * MB, '/api/front/upload/image'),
  ];
}
