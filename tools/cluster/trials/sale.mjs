import { Problem } from '../../../scripts/lib/problem.mjs';
import { processorTime } from '../../bench/processor-time.mjs';
import { DATABASE_URL, query, startPostgres } from '../database.mjs';
import { runCommand, startApi, startStorefront } from '../engines.mjs';
import { until } from '../machine.mjs';
import { createSale } from '../sale-shoppers.mjs';
import { addressOf, HERE, openNetwork } from '../topology.mjs';
import { makeBuyers, skusIn, tradingMall } from '../trade.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const HOST = 'localhost:8080';
const PIECES = 100;
const TIMES_CAPACITY = 3;
/** Fewer than what opens the line. */
const CROWD = 6;
const CAPACITY_MS = 12_000;
const RUSH_MS = Number(process.env.CLUSTER_SALE_SECONDS || 40) * 1000;
const BAR_MS = 1000;
const MACHINES = [1, 2];

/** A server and a storefront of its own that asks it; two pairs share a machine each. */
async function startPair(at, { env, storefront }) {
  const [machine, port] = [MACHINES[at % MACHINES.length], 4000 + (at >> 1)];
  const apiUrl = `http://${addressOf(`api${machine}`)}:${port}`;
  const api = await startApi(`api${machine}`, {
    env: { ...env, MALL_API_PORT: String(port) },
    isAwaited: false,
  });
  await until(`server ${at}`, async () => (await fetch(`${apiUrl}/readyz`)).ok, api);
  const shop = await startStorefront(`storefront${machine}`, {
    apiBase: apiUrl,
    env: {
      ...storefront,
      PORT: String(3000 + (at >> 1)),
      MALL_TRUST_PROXY: HERE,
      MALL_WAITING_ROOM: 'on',
    },
  });
  return {
    parts: [api, shop],
    url: `http://${addressOf(`storefront${machine}`)}:${3000 + (at >> 1)}`,
  };
}

/** How long the slowest hundredth took at least. */
const slowest = (times) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;

async function round(count, mall, buyers, goods) {
  const pairs = [];
  for (let at = 0; at < count; at += 1) pairs.push(await startPair(at, mall));
  const parts = pairs.flatMap((pair) => pair.parts);
  const spent = () => parts.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const urls = pairs.map(({ url }) => url);
  await query('update sku set stock = 0 where id = $1', [goods.attrValueId]);
  const before = createSale({ host: HOST, urls, buyers, goods });
  // The first pages of a process are slow
  await before.capacity(CROWD, CAPACITY_MS / 3);
  const began = spent();
  const visitsBefore = before.seen.finished;
  const capacity = await before.capacity(CROWD, CAPACITY_MS);
  const cost = (spent() - began) / (before.seen.finished - visitsBefore);
  await query('update sku set stock = $2 where id = $1', [goods.attrValueId, PIECES]);
  const sale = createSale({ host: HOST, urls, buyers, goods });
  const came = await sale.rush(capacity * TIMES_CAPACITY, RUSH_MS);
  const [{ stock }] = await query('select stock from sku where id = $1', [goods.attrValueId]);
  const { seen, places } = sale;
  const name = `sale, ${count} of each`;
  console.log(
    `       capacity ${capacity.toFixed(1)} visits/s, ${cost.toFixed(0)} processor seconds per thousand visits; ${came} came, ${seen.finished} finished, ${seen.waited} waited, ${seen.gone} still in line, ${seen.busy} told to come again`,
  );
  for (const [why, many] of sale.refusals) console.log(`       ${many} × ${why}`);
  tellFailures([...before.failures, ...sale.failures]);
  judge(
    name,
    `${seen.orders} orders, ${stock} left of ${PIECES}`,
    seen.orders === PIECES && stock === 0,
    'sold exactly',
  );
  const p99 = slowest(seen.times);
  judge(name, `p99 of admitted requests ${Math.round(p99)} ms`, p99 < BAR_MS, 'less than 1 s');
  judge(
    name,
    `${places.told} places told, ${places.grew} of them larger than before`,
    seen.waited > 0 && places.grew === 0,
    'the rest waits, and places only go down',
  );
  await Promise.all(parts.map((part) => part.kill()));
}

/** Three times as many shoppers as there is room for, on 1, 2 and 4 servers with their storefronts. */
export async function sale() {
  openNetwork();
  await startPostgres();
  const mall = tradingMall(DATABASE_URL);
  const { code, output } = await runCommand('seed', { env: mall.env });
  if (code !== 0) throw new Problem(`No demo goods:\n${output}`);
  const buyers = await makeBuyers(DATABASE_URL, 300);
  const goods = await skusIn(DATABASE_URL);
  for (const [at, count] of [1, 2, 4].entries()) await round(count, mall, buyers, goods[at * 7]);
}
