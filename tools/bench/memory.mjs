// `npm run bench -- memory`: resident memory of mall-api on PostgreSQL, during and after a load.
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { memory, watchMemory } from '../attack/lib/memory.mjs';
import { checkOutAll, shopperMaker } from './checkouts.mjs';
import { paymentSecret, postgresForBench, startBenchedApi } from './mall.mjs';
import { findGoodsIds, goodsListPath } from './orders.mjs';
import { columns } from './table.mjs';

/** Most megabytes while the load lasts, and twenty seconds after it. */
const LIMITS = { during: 300, after: 200 };
const SETTLED_AFTER_MS = 20_000;
const CONNECTIONS = 20;

const words = ['tea', 'linen shirt', 'mug', 'boots', 'lamp', 'oil', 'teclado', '咖啡', 'thé', 'ชา'];

/** Paths of lists, details, searches with their facets, and suggestions. */
function pathsOf(ids) {
  const asked = words.map((word) => `keyword=${encodeURIComponent(word)}`);
  return [
    ...[1, 2, 3, 4, 5].map(goodsListPath),
    ...ids.map((id) => `/api/front/product/detail/${id}`),
    ...asked.map((query) => `${goodsListPath(1)}&${query}`),
    ...asked.map((query) => `/api/front/product/facets?${query}`),
    ...asked.map((query) => `/api/front/search/suggest?${query}`),
    '/api/pc/home/index',
    '/api/front/product/category',
  ];
}

/** Resolves to whether both limits are met. */
export async function benchMemory({ seconds, checkouts }) {
  const settings = { MALL_TEST_PAYMENT_SECRET: paymentSecret };
  const { url, databaseUrl, pid } = await startBenchedApi(await postgresForBench(), settings);
  const server = { child: { pid } };
  const rows = [['when', 'MB', '']];
  const say = (when, megabytes, limit = Infinity) => {
    rows.push([when, String(megabytes), megabytes <= limit ? '' : `more than ${limit}`]);
    return megabytes <= limit;
  };
  say('ready', memory(server));
  const ids = await findGoodsIds(url);
  const requests = pathsOf(ids).map((path) => ({ method: 'GET', path }));
  const buyers = await (
    await shopperMaker({ apiUrl: url, databaseUrl, paymentSecret }, ids)
  )(checkouts);
  const watch = watchMemory(server);
  const reads = autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  const failures = await checkOutAll(buyers, CONNECTIONS);
  const { requests: read } = await reads;
  const during = say('under load', watch.end(), LIMITS.during);
  await pause(SETTLED_AFTER_MS);
  const after = say('20 s after it', memory(server), LIMITS.after);
  console.log(`\n${read.total} reads and ${checkouts} checkouts (${failures} failed)\n`);
  console.log(columns(rows, [0, 2]));
  return during && after && failures === 0;
}
