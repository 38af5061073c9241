import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../database.mjs';
import { migrate, startApi, startMall, startStorefront } from '../engines.mjs';
import { shop, signIn } from '../shoppers.mjs';
import { openNetwork } from '../topology.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const RESTARTS = Number(process.env.CLUSTER_ROUNDS || 4);
/** Milliseconds in which a proxy notices that a server is back. */
const NOTICED = 3000;
/** Milliseconds that the only database may be away after a kill. */
const AWAY_MS = 10_000;
const STARTS = {
  api1: startApi,
  api2: startApi,
  storefront1: startStorefront,
  storefront2: startStorefront,
};

/** Restarts each part again and again under load: first gently, then by killing it. */
export async function roll() {
  openNetwork();
  const database = await startPostgres();
  await migrate();
  const parts = await startMall();
  const { url, reload } = parts.proxy;
  const accounts = await Promise.all(['ann', 'ben', 'cleo', 'dan'].map(signIn));
  /** What takes each part away, and brings it back. */
  const servers = (how) =>
    Object.entries(STARTS).map(([machine, start]) => [
      machine,
      async () => {
        await parts[machine][how]();
        parts[machine] = await start(machine);
      },
    ]);
  const ofDatabase = (how) => ['database', () => database[how]().then(database.again)];
  const gentle = [...servers('stop'), ofDatabase('stop'), ['proxy', async () => reload()]];
  // Code is compiled, and caches are filled
  await shop(url, accounts).stopAfter(5000);
  const one = await repeat(gentle, url, accounts);
  judge('roll', one.text('restarts'), one.failures.length === 0, 'none fails');
  tellFailures(one.failures);
  const two = await repeat(servers('kill'), url, accounts);
  judge(
    'roll, kill -9',
    two.text('kills'),
    two.failed('reads') === 0 && two.mostWrites <= 1,
    'no read fails, at most one write a kill',
  );
  tellFailures(two.failures);
  // Nothing stands in for the only database: how long it is away is told
  const three = await repeat([ofDatabase('kill')], url, accounts);
  const unsaid = three.failures.filter(({ status, text }) => !isSaid(status, text));
  judge(
    'roll, kill -9 of the database',
    `${three.text('kills')}; each was told so but ${unsaid.length}; for at most ${(three.longestMs / 1000).toFixed(1)} s`,
    unsaid.length === 0 && three.longestMs < AWAY_MS,
    'each is told so, for less than 10 s',
  );
  tellFailures(unsaid);
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

/** Whether a refusal tells when to come again: as a page, as an answer of the API, or by the line, which sends back. */
const isSaid = (status, text) => [302, 503, 504].includes(status) || /"code":50[34]/.test(text);

/** Milliseconds between the first and the last of some failures. */
function spanOf(failures) {
  const times = failures.map(({ at, ms }) => [Date.parse(at) - ms, Date.parse(at)]).flat();
  return times.length ? Math.max(...times) - Math.min(...times) : 0;
}

/** Shoppers go on while each part is taken away and comes back. */
async function repeat(parts, url, accounts) {
  const shoppers = shop(url, accounts);
  const { seen } = shoppers;
  let times = 0;
  let mostWrites = 0;
  let longestMs = 0;
  const failedWrites = () => seen.failures.filter(({ kind }) => kind.startsWith('writes')).length;
  for (let round = 0; round < RESTARTS; round += 1)
    for (const [name, restart] of parts) {
      await pause(1000);
      const before = failedWrites();
      const known = seen.failures.length;
      await restart();
      times += 1;
      await pause(NOTICED);
      mostWrites = Math.max(mostWrites, failedWrites() - before);
      const failed = seen.failures.slice(known);
      longestMs = Math.max(longestMs, spanOf(failed));
      for (const failure of failed) failure.kind += ` (${name})`;
    }
  const { reads, writes, failures, slowest } = await shoppers.stop();
  const failed = (of) => failures.filter(({ kind }) => kind.startsWith(of)).length;
  return {
    failures,
    failed,
    mostWrites,
    longestMs,
    text: (what) =>
      `${failed('reads')} of ${reads} reads and ${failed('writes')} of ${writes} writes failed in ${times} ${what}, at most ${mostWrites} writes in one; the slowest took ${(slowest / 1000).toFixed(1)} s`,
  };
}
