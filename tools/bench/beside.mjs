import { join, resolve } from 'node:path';
import { makePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { withDatabase } from '../attack/lib/database.mjs';
import { checkOutAll, shopperMaker } from './checkouts.mjs';
import { paymentSecret, startBenchedApi } from './mall.mjs';
import { findGoodsIds } from './orders.mjs';
import { processorTime } from './processor-time.mjs';
import { columns, median } from './table.mjs';

/** A build of the project with a PostgreSQL of its own, so that the processor time of both can be read. */
async function startBuild(folder) {
  const postgres = await makePostgres({ durable: true, install: true });
  if (postgres.why) throw new Problem(`The bench needs PostgreSQL: ${postgres.why}.`);
  await postgres.start();
  // The jobs of a trial mall would be measured too
  const settings = { MALL_STATS: '1', MALL_TEST_PAYMENT_SECRET: paymentSecret, MALL_JOBS: 'off' };
  const cwd = join(folder, 'apps', 'demo-mall');
  const api = await startBenchedApi(postgres.url, settings, { cwd });
  const ids = await findGoodsIds(api.url);
  const mall = { apiUrl: api.url, databaseUrl: api.databaseUrl, paymentSecret };
  const statements = async () => (await (await fetch(`${api.url}/stats.json`)).json()).statements;
  const times = () => ({ node: processorTime(api.pid), postgres: processorTime(postgres.pid()) });
  const analyze = () => withDatabase(mall, (query) => query('vacuum analyze'));
  return { shoppersOf: await shopperMaker(mall, ids), statements, times, analyze };
}

/** Cost of one checkout of `count`, in milliseconds of processor time. */
async function measure({ shoppersOf, statements, times }, count, crowd) {
  const shoppers = await shoppersOf(count);
  const statementsBefore = await statements();
  const before = times();
  const begun = performance.now();
  const failures = await checkOutAll(shoppers, crowd);
  const seconds = (performance.now() - begun) / 1000;
  const after = times();
  if (failures > 0) throw new Problem(`${failures} of ${count} checkouts failed.`);
  const node = (after.node - before.node) / count;
  const postgres = (after.postgres - before.postgres) / count;
  const sent = ((await statements()) - statementsBefore) / count;
  return { rate: count / seconds, statements: sent, node, postgres, both: node + postgres };
}

/** Rows of both builds for each number of concurrent shoppers; the last cell is the median ratio of the rounds. */
function formatBeside(crowds, measured) {
  const header = ['at once', 'build', 'checkouts/s', 'SQL', 'Node ms', 'PostgreSQL ms', 'both ms'];
  const lines = crowds.flatMap((crowd) =>
    measured.map(({ name, rounds }, build) => {
      const own = rounds[crowd];
      const of = (key) => median(own.map((round) => round[key]));
      const ratios = own.map(({ both }, round) => measured[0].rounds[crowd][round].both / both);
      const numbers = ['node', 'postgres', 'both'].map((key) => of(key).toFixed(2));
      const sent = of('statements').toFixed(1);
      const share = build > 0 ? median(ratios).toFixed(2) : '';
      return [String(crowd), name, of('rate').toFixed(1), sent, ...numbers, share];
    }),
  );
  return columns([[...header, 'this / it'], ...lines], [1]);
}

/**
 * Complete checkouts of this build, and of another one in the folder `beside`, in turns: processor time of Node
 * and PostgreSQL together, and statements.
 */
export async function benchBeside(beside, { rounds, checkouts, crowds }) {
  const folders = beside ? [root, resolve(beside)] : [root];
  const builds = [];
  for (const folder of folders) builds.push(await startBuild(folder));
  const measured = folders.map((folder, at) => ({
    name: at === 0 ? 'this' : folder,
    rounds: Object.fromEntries(crowds.map((crowd) => [crowd, []])),
  }));
  for (const build of builds) {
    await measure(build, checkouts, 10); // warm up
    // Autovacuum would do so only after some minutes; a mall in operation has statistics
    await build.analyze();
    await measure(build, checkouts, 10);
  }
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} ...`);
    for (const crowd of crowds) {
      for (const at of round % 2 ? builds.keys() : [...builds.keys()].reverse()) {
        measured[at].rounds[crowd].push(await measure(builds[at], checkouts, crowd));
      }
    }
  }
  console.log(`\n${checkouts} checkouts each, median of ${rounds} rounds, without jobs\n`);
  console.log(formatBeside(crowds, measured));
}
