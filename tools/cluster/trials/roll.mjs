import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../database.mjs';
import { migrate, startApi, startMall, startStorefront } from '../engines.mjs';
import { shop, signIn } from '../shoppers.mjs';
import { openNetwork } from '../topology.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const RESTARTS = Number(process.env.CLUSTER_ROUNDS || 4);
/** Milliseconds in which a proxy notices that a server is back. */
const NOTICED = 3000;

/** Restarts each server and storefront again and again under load: first gently, then by killing it. */
export async function roll() {
  openNetwork();
  await startPostgres();
  await migrate();
  const starts = {
    api1: startApi,
    api2: startApi,
    storefront1: startStorefront,
    storefront2: startStorefront,
  };
  const machines = Object.keys(starts);
  const parts = await startMall();
  const accounts = await Promise.all(['ann', 'ben', 'cleo', 'dan'].map(signIn));
  const { url } = parts.proxy;
  // Caches are filled, and code is compiled
  await pause(3000);
  for (const [kind, how] of [
    ['restarts', 'stop'],
    ['kills', 'kill'],
  ]) {
    const shoppers = shop(url, accounts);
    let kills = 0;
    for (let round = 0; round < RESTARTS; round += 1)
      for (const machine of machines) {
        await pause(1000);
        await parts[machine][how]();
        kills += 1;
        parts[machine] = await starts[machine](machine);
        await pause(NOTICED);
      }
    const { reads, writes, failures, slowest } = await shoppers.stop();
    const failed = (of) => failures.filter((one) => one.kind === of).length;
    const found = `${failed('reads')} of ${reads} reads and ${failed('writes')} of ${writes} writes failed in ${kills} ${kind}; the slowest took ${(slowest / 1000).toFixed(1)} s`;
    if (how === 'stop') judge('roll', found, failures.length === 0, 'none fails');
    else
      judge(
        'roll, kill -9',
        found,
        failed('reads') === 0 && failed('writes') <= kills,
        'no read fails, at most one write a kill',
      );
    tellFailures(failures);
  }
}
