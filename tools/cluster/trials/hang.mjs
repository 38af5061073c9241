import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../database.mjs';
import { migrate, startApi, startStorefront } from '../engines.mjs';
import { send, signIn } from '../shoppers.mjs';
import { openNetwork, shopperAddress } from '../topology.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const BAR_MS = 3000;

/** Freezes the only server, and then the database: shoppers get an answer soon, in their language, and the mall comes back. */
export async function hang() {
  openNetwork();
  const database = await startPostgres();
  await migrate();
  const server = await startApi('api1');
  const storefront = await startStorefront('storefront1', { apiBase: server.url });
  await signIn('ann');
  const run = Date.now();
  let words = 0;
  const word = () => `tea${run + (words += 1)}`;
  const ask = async (path, at) => ({
    ...(await send(storefront.url + path, { from: shopperAddress(at) })),
    path,
    at: new Date().toISOString(),
  });
  // Pages that are not in a cache, and a call
  const paths = (round) => [
    `/fr/goods/goods_search?title=${word()}`,
    `/api/front/product/list?keyword=${word()}`,
    `/api/front/product/list?page=${round + 2}&limit=7`,
  ];
  for (const [name, part, isMeasured] of [
    ['server', server, true],
    // The page of an error is compiled when it is sent first, which takes seconds where others use the processors
    ['database', database, false],
    ['database', database, true],
  ]) {
    await Promise.all(paths(0).map(ask));
    part.freeze();
    const outcomes = [];
    for (let round = 1; round <= 5; round += 1) {
      outcomes.push(...(await Promise.all(paths(round).map(ask))));
      await pause(300);
    }
    const slowest = Math.max(...outcomes.map(({ ms }) => ms));
    const dead = outcomes.filter(({ status }) => status === 0).length;
    part.thaw();
    const began = Date.now();
    while (
      (await ask('/api/front/search/keyword', 0)).status !== 200 &&
      Date.now() - began < 30_000
    )
      await pause(200);
    if (!isMeasured) continue;
    const statuses = [...new Set(outcomes.map(({ status }) => status))].sort().join(', ');
    const page = outcomes.find(({ status, text }) => status >= 500 && text.includes('lang="fr"'));
    const codes = outcomes.map(({ text }) => /^{"code":(\d+)/.exec(text)?.[1]).filter(Boolean);
    judge(
      `hang of the ${name}`,
      `slowest of ${outcomes.length} answers ${(slowest / 1000).toFixed(1)} s (HTTP ${statuses}; codes ${[...new Set(codes)].join(', ')}), ${dead} without one, back after ${((Date.now() - began) / 1000).toFixed(1)} s, its page in French: ${page ? 'yes' : 'no'}`,
      slowest < BAR_MS && dead === 0 && page !== undefined,
      'each answered in less than 3 s, with its own page',
    );
    tellFailures(outcomes.filter(({ ms }) => ms >= BAR_MS));
  }
}
