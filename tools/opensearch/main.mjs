// `node tools/opensearch/main.mjs conformance | kill | rebuild`: the search in a real OpenSearch. Needs Java 17 and Maven.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { main, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startApi, trialEnv } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { freshDatabase, providePostgres } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { runNode } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startCluster } from './node.mjs';
import { startSearching } from './shoppers.mjs';

const ALIAS = 'vermilion-goods';
const server = join(root, 'apps', 'mall-api');

/** The suite that all engines pass, with the one that really runs. */
async function conformance() {
  const [node] = await startCluster(1);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const suite = join(server, 'src', 'search', 'conformance.test.ts');
  const env = { ...process.env, TEST_SEARCH_URL: node.url };
  const { code } = await runNode([vitest, 'run', '--project', 'node', suite], { env });
  return code;
}

/** A seeded mall on PostgreSQL that searches in the cluster. */
async function startMall(node) {
  const { url, why } = await providePostgres();
  if (!url) throw new Problem(`The trial needs PostgreSQL: ${why}.`);
  const database = await freshDatabase(url, 'opensearch');
  const env = trialEnv({
    DATABASE_URL: database.url,
    MALL_DATA_DIR: tempFolder('opensearch-mall'),
    MALL_SEARCH_URL: node.url,
    MALL_SEARCH_ALIAS: ALIAS,
  });
  const stdio = ['ignore', 'ignore', 'inherit'];
  const api = await startApi({ port: await freePort(), env, stdio });
  await indexed(node.url);
  return { ...api, env };
}

/** Waits until the copy has the goods of the demo mall. */
async function indexed(url) {
  for (let turn = 0; turn < 600; turn += 1) {
    const { count = 0 } = await (await fetch(`${url}/${ALIAS}/_count`)).json();
    if (count > 400) return;
    await pause(200);
  }
  throw new Problem('The goods were not copied to OpenSearch within two minutes.');
}

const searchesOf = async (node) => {
  const stats = await (await fetch(`${node.url}/${ALIAS}/_stats/search`)).json();
  return stats._all.total.search.query_total;
};

function report(what, { answered, empty, failed, slowest, failures }) {
  const why = [...failures].map(([name, times]) => `${times} × ${name}`).join(', ');
  console.log(
    `${what}: ${answered} answered, ${empty} empty, ${failed} failed${why && ` (${why})`}; the slowest took ${Math.round(slowest)} ms`,
  );
  return failed === 0 && empty === 0 ? 0 : 1;
}

/** Three nodes: one that holds a copy is killed, then the one that the mall asks. */
async function kill() {
  const [asked, other] = await startCluster(3);
  const mall = await startMall(asked);
  await fetch(`${asked.url}/_cluster/health/${ALIAS}?wait_for_status=green&timeout=60s`);
  const shoppers = startSearching(mall.url);
  await pause(5000);
  const before = await searchesOf(asked);
  other.child.kill('SIGKILL');
  await pause(10_000);
  const after = await searchesOf(asked);
  console.log(`with two of three nodes OpenSearch answered ${after - before} searches`);
  asked.child.kill('SIGKILL');
  await pause(10_000);
  return report('two nodes killed, the second is the one that is asked', await shoppers.stop());
}

/** The index is filled anew while shoppers search. */
async function rebuild() {
  const [node] = await startCluster(1);
  const mall = await startMall(node);
  const shoppers = startSearching(mall.url);
  await pause(3000);
  for (let turn = 1; turn <= 3; turn += 1) {
    const program = join(server, 'dist', 'main.js');
    const { code, output } = await runNode([program, 'search', 'rebuild'], {
      env: mall.env,
      quiet: true,
    });
    console.log(output.trim().split('\n').at(-1));
    if (code !== 0) throw new Problem('The index was not rebuilt.');
  }
  await pause(2000);
  return report('the index rebuilt three times', await shoppers.stop());
}

const trials = { conformance, kill, rebuild };

await main(() => {
  const trial = trials[process.argv[2] ?? 'conformance'];
  if (!trial) throw new Problem(`Name one of ${Object.keys(trials).join(', ')}.`);
  return trial();
});
