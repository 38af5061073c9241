// `npm run bench`: mall-api on PostgreSQL compared with a bare Fastify that serves 2 KB of static
// JSON, alternating.
// Then complete checkouts with 1, 10 and 20 concurrent shoppers, and each call separately.
// `npm run bench -- checkouts [FOLDER]`: processor time of complete checkouts, without the jobs of
// the trial mode, in turns with another build of the project in FOLDER.
// `npm run bench -- pages [FOLDER]`: the storefront's pages compared with a static file from bare
// Node, and with another build of the project in FOLDER.
// `npm run bench -- interactions [FOLDER]`: input delay on a slower processor and navigation times,
// optionally compared with another build. Setting: BENCH_PRESSES (20).
// `npm run bench -- first-press [FOLDER]`: how soon the first press on a quiet page is answered on
// slow 4G and a slower processor. Setting: BENCH_CONTROLS (8) for each page.
// `npm run bench -- search [--goods 100000] [--explain] [--filled URL]`: searches of generated
// goods in six languages; --explain measures each statement; --filled uses an existing database of
// that size.
// `npm run bench -- memory`: resident memory of mall-api on PostgreSQL during a load and after it.
// Settings: BENCH_SECONDS (4) and BENCH_ORDERS (200) per round, BENCH_ROUNDS (3), BENCH_CHECKOUTS
// (200), TEST_DATABASE_URL.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { build } from '../../scripts/build.mjs';
import { main } from '../../scripts/lib/cleanup.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { startBare } from './bare.mjs';
import { benchBeside } from './beside.mjs';
import { checkoutBench } from './checkouts.mjs';
import { benchFirstPress } from './first-press.mjs';
import { startFloor } from './floor.mjs';
import { benchInteractions } from './interactions.mjs';
import { paymentSecret, postgresForBench, startBenchedApi } from './mall.mjs';
import { benchMemory } from './memory.mjs';
import { findGoodsIds, goodsListPath, orderMaker } from './orders.mjs';
import { benchPages } from './pages.mjs';
import { benchSearch } from './search.mjs';
import {
  checkoutHolds,
  formatCalls,
  formatCheckouts,
  formatTable,
  median,
  summarise,
} from './table.mjs';

const { version } = createRequire(join(root, 'apps', 'mall-api', 'package.json'))(
  'fastify/package.json',
);
const connections = 10;
const setting = (name, fallback) => Number(process.env[name] || fallback);
const seconds = setting('BENCH_SECONDS', 4);
const rounds = setting('BENCH_ROUNDS', 3);
const ordersPerRound = setting('BENCH_ORDERS', 200);
const checkouts = setting('BENCH_CHECKOUTS', 200);
const crowds = [1, 10, 20];
/** Checkouts per round of the baseline. */
const FLOORS = 500;

/** Measured operations with their limits: minimum share of the static rate, maximum number of SQL statements. */
const targets = [
  { name: 'static' },
  { name: 'category tree', share: 1 / 12 },
  { name: 'product list', share: 1 / 50, statements: 3 },
  { name: 'product detail', share: 1 / 50, statements: 3 },
  { name: 'order creation', share: 1 / 500 },
];

async function startServers() {
  const postgresUrl = await postgresForBench({ durable: true });
  const settings = { MALL_STATS: '1', MALL_TEST_PAYMENT_SECRET: paymentSecret };
  const { url: api, databaseUrl } = await startBenchedApi(postgresUrl, settings);
  return { api, databaseUrl, bare: await startBare(), floor: await startFloor(postgresUrl) };
}

const stats = async (url) => (await fetch(`${url}/stats.json`)).json();

/** One round; `counted` is the server whose counters are read. */
async function turn(options, counted) {
  const before = counted && (await stats(counted));
  let refused;
  const verifyBody = (body) => {
    const good = body.includes('"code":200');
    if (!good) refused ??= body;
    return good;
  };
  const result = await autocannon({ connections, verifyBody, ...options });
  const done = result.requests.total;
  const failures = result.non2xx + result.errors + result.mismatches;
  if (refused) console.log(`  refused: ${refused.slice(0, 300)}`);
  const measured = { rate: done / result.duration, failures };
  if (!counted) return measured;
  const after = await stats(counted);
  const requests = after.requests - before.requests;
  return {
    ...measured,
    statements: (after.statements - before.statements) / requests,
    cpuMs: (after.cpuMicros - before.cpuMicros) / requests / 1000,
  };
}

const reading = (url, paths, duration) => ({
  url,
  duration,
  requests: paths.map((path) => ({ method: 'GET', path })),
});

/** Each connection creates its share of the prepared orders. */
function creating(url, requests) {
  let next = 0;
  const share = requests.length / connections;
  const setupClient = (client) => client.setRequests(requests.slice(next, (next += share)));
  return { url, amount: requests.length, setupClient };
}

async function turnsOf({ api, bare, databaseUrl, floor }) {
  const mall = { apiUrl: api, databaseUrl, paymentSecret };
  const ids = await findGoodsIds(api);
  const makeOrders = await orderMaker(mall, ids);
  const lists = [
    ...[1, 2, 3, 4].map(goodsListPath),
    ...['asc', 'desc'].flatMap((way) => [
      `${goodsListPath(1)}&priceOrder=${way}`,
      `${goodsListPath(2)}&salesOrder=${way}`,
    ]),
  ];
  const details = ids.map((id) => `/api/front/product/detail/${id}`);
  return {
    static: (time) => turn(reading(bare, ['/static'], time)),
    'category tree': (time) => turn(reading(api, ['/api/front/product/category'], time), api),
    'product list': (time) => turn(reading(api, lists, time), api),
    'product detail': (time) => turn(reading(api, details, time), api),
    'order creation': async (_time, count = ordersPerRound) =>
      turn(creating(api, await makeOrders(count)), api),
    checkout: await checkoutBench(mall, ids, stats),
    floor,
  };
}

function searchOptions() {
  const options = {
    goods: { type: 'string', default: '100000' },
    explain: { type: 'boolean' },
    filled: { type: 'string' },
  };
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  return { ...values, goods: Number(values.goods) };
}

const storefrontBenches = {
  pages: benchPages,
  interactions: benchInteractions,
  'first-press': benchFirstPress,
};

await main(async () => {
  const [what, beside] = process.argv.slice(2);
  if (what === 'search') {
    await build(['demo-mall']);
    return (await benchSearch(searchOptions())) ? 0 : 1;
  }
  const storefrontBench = storefrontBenches[what];
  if (storefrontBench) {
    await build(['demo-mall', 'storefront']);
    return (await storefrontBench(beside)) ? 0 : 1;
  }
  await build(['demo-mall']);
  if (what === 'memory') return (await benchMemory({ seconds: 30, checkouts })) ? 0 : 1;
  if (what === 'checkouts') {
    await benchBeside(beside, { rounds, checkouts, crowds });
    return 0;
  }
  const turns = await turnsOf(await startServers());
  const measured = Object.fromEntries(targets.map(({ name }) => [name, []]));
  for (const { name } of targets) await turns[name](1, connections); // warm up
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} ...`);
    for (const { name } of targets) measured[name].push(await turns[name](seconds));
  }
  await turns.checkout.atOnce(20, 10); // warm up
  await turns.floor(FLOORS, 10);
  const crowded = [];
  for (const atOnce of crowds) {
    console.log(`Checkouts, ${atOnce} at once ...`);
    const cost = await turns.checkout.atOnce(checkouts, atOnce);
    crowded.push({ atOnce, ...cost, floor: await turns.floor(FLOORS, atOnce) });
  }
  console.log('Checkouts, call by call ...');
  const calls = await turns.checkout.byCall(checkouts);
  const rows = summarise(targets, measured);
  console.log(
    `\nNode ${process.version}, Fastify ${version}, ${connections} connections, median of ${rounds} rounds\n`,
  );
  console.log(formatTable(rows));
  const staticRate = median(measured.static.map(({ rate }) => rate));
  console.log(`\n${checkouts} checkouts each, from the cart to the paid order in 8 requests\n`);
  console.log(formatCheckouts(crowded, staticRate));
  console.log(`\nThe same, call by call, four at once\n`);
  console.log(formatCalls(calls));
  const isGood = checkoutHolds(crowded);
  return rows.every(({ holds }) => holds) && isGood ? 0 : 1;
});
