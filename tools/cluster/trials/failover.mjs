import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { runCommand, startMall } from '../engines.mjs';
import { adminOn } from '../lib/restore-admin.mjs';
import { paidInBook } from '../lib/restore-mall.mjs';
import { queryAt } from '../machine.mjs';
import { PAIR_URL, startPair } from '../patroni.mjs';
import { openNetwork, plugIn, unplug } from '../topology.mjs';
import { lostOrders, makeBuyers, skusIn, trade, tradingMall, untilOrders } from '../trade.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const ORDERS = Number(process.env.CLUSTER_ORDERS || 1000);
const BUYERS = 6;
const FAILOVERS = 2;
const BACK_MS = 10_000;
/** How late the replica is that takes over. */
const LATE_MS = 5000;

/** A database is lost while shoppers buy: with a synchronous standby, and with a replica that is late. */
export async function failover() {
  openNetwork();
  await synchronous();
  await late();
}

/** Only with a replica that is late, which loses orders. */
export async function late() {
  openNetwork();
  await asynchronous();
}

async function openShop(isSynchronous) {
  const pair = await startPair({ isSynchronous });
  const { env, book, storefront } = tradingMall(PAIR_URL);
  const { code, output } = await runCommand('seed', { env });
  if (code !== 0) throw new Problem(`No demo goods:\n${output}`);
  const parts = await startMall({ api: { env }, storefront: { env: storefront } });
  const buyers = await makeBuyers(await primaryUrl(pair), BUYERS);
  const shop = trade(buyers, await skusIn(await primaryUrl(pair)));
  return { pair, env, book, parts, shop };
}

const primaryUrl = async (pair) => pair.urlOf(await pair.primary());

/** Loses the primary; resolves to the milliseconds until an order was confirmed again. */
async function lose(pair, shop) {
  const lost = await pair.primary();
  const began = performance.now();
  pair.lose(lost);
  await pause(1000);
  for (;;) {
    const next = shop.orders.find(({ confirmedAt }) => confirmedAt > began + 500);
    if (next) return { lost, ms: next.confirmedAt - began };
    if (performance.now() - began > 60_000) return { lost, ms: Infinity };
    await pause(50);
  }
}

async function synchronous() {
  const { pair, shop, parts } = await openShop(true);
  const back = [];
  for (let turn = 1; turn <= FAILOVERS; turn += 1) {
    await untilOrders(shop, Math.round((ORDERS * turn) / (FAILOVERS + 1)));
    const { lost, ms } = await lose(pair, shop);
    back.push(ms);
    pair.recover(lost);
    await pair.untilSafe();
    await pause(3000);
  }
  await untilOrders(shop, ORDERS);
  await shop.stop();
  const { lost, unpaid } = await lostOrders(await primaryUrl(pair), shop.orders);
  const longest = Math.max(...back);
  judge(
    'failover to a synchronous standby',
    `${lost.length} of ${shop.orders.length} confirmed orders and ${unpaid.length} payments lost in ${FAILOVERS} failovers; confirmed again after ${back.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s; ${shop.failures.length} calls refused meanwhile`,
    lost.length + unpaid.length === 0 && longest < BACK_MS,
    'none lost, writes back in less than 10 s',
  );
  tellFailures(shop.failures);
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

async function asynchronous() {
  const { pair, shop, env, book, parts } = await openShop(false);
  const from = new Date(Date.now() - 3_600_000).toISOString();
  await untilOrders(shop, Math.round(ORDERS / 5));
  const primary = await pair.primary();
  const replica = pair.other(primary);
  unplug(replica);
  await pause(LATE_MS);
  // It is back on the network when the primary is gone
  const losing = lose(pair, shop);
  plugIn(replica);
  const { ms } = await losing;
  await pause(5000);
  await shop.stop();
  const url = pair.urlOf(replica);
  const { lost } = await lostOrders(url, shop.orders);
  const rows = await queryAt(url, `select reference from payment where status = 'paid'`);
  const kept = new Set(rows.map(({ reference }) => reference));
  const expected = [...(await paidInBook(book)).keys()].filter((one) => !kept.has(one)).sort();
  await Promise.all(Object.values(parts).map((part) => part.kill()));
  const admin = adminOn(url, { env: { ...process.env, ...env } });
  const reconcile = (...words) => admin('ledger', 'reconcile', '--from', from, ...words);
  const found = await reconcile();
  const named = (found.data?.rows ?? []).map(({ reference }) => reference).sort();
  const repaired = await reconcile('--adopt', '--refund');
  const again = await reconcile();
  const checked = await admin('ledger', 'check', '--local');
  const after = await paidInBook(book);
  const twice = expected.filter((one) => Object.keys(after.get(one).refunds).length > 1);
  judge(
    'failover to a replica 5 s late',
    `${lost.length} of ${shop.orders.length} confirmed orders lost, with ${expected.length} payments; reconcile named ${named.length}, gave back or adopted ${(repaired.data?.rows ?? []).length}, ${twice.length} twice, and found ${(again.data?.rows ?? []).length} after that; the ledger ${checked.code === 0 ? 'agrees' : 'differs'}; confirmed again after ${(ms / 1000).toFixed(1)} s`,
    expected.length > 0 &&
      named.join() === expected.join() &&
      again.code === 0 &&
      twice.length === 0 &&
      checked.code === 0,
    'every lost payment is found',
  );
  if (again.code !== 0) console.log(found.output, repaired.output, again.output);
}
