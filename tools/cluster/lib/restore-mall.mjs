import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../scripts/lib/cleanup.mjs';
import { startApi, trialEnv } from '../../../scripts/lib/mall.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { call, placeOrder } from '../../attack/lib/call.mjs';
import { makeShoppers } from '../../attack/lib/shoppers.mjs';
import { findGoodsIds, skusOf } from '../../bench/orders.mjs';
import { roomyPolicy } from '../../lib/roomy-policy.mjs';

const SHOPPERS = 4;
const policy = roomyPolicy(100_000);

/** A trial mall whose payment provider has a book of its own, and shoppers who order and pay in it. */
export async function openShop(databaseUrl) {
  const folder = tempFolder('restore-mall');
  const book = join(folder, 'provider.jsonl');
  const policyFile = join(folder, 'policy.json');
  writeFileSync(policyFile, JSON.stringify(policy));
  const env = trialEnv({
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    MALL_DATA_DIR: folder,
    MALL_POLICY: policyFile,
    MALL_TEST_PAY_FILE: book,
    MALL_WARM_PICTURES: '0',
    LOG_LEVEL: 'error',
  });
  const server = await startApi({ port: await freePort(), env });
  const mall = { apiUrl: server.url, databaseUrl };
  const skus = await skusOf(mall.apiUrl, await findGoodsIds(mall.apiUrl));
  const shoppers = await makeShoppers(mall, SHOPPERS);
  return { book, env, stop: server.stop, trade: () => trade(mall, shoppers, skus) };
}

/** Orders and pays until it is stopped; `stop` resolves to the number of paid orders. */
function trade(mall, shoppers, skus) {
  let isOver = false;
  let paid = 0;
  let turn = 0;
  const one = async (shopper) => {
    const goods = skus[turn++ % skus.length];
    const order = await placeOrder(() => mall.apiUrl, shopper, goods);
    if (order.code !== 200) return;
    if (await pay(mall, shopper, order.data.orderNo)) paid += 1;
  };
  const all = shoppers.map(async (shopper) => {
    while (!isOver) await one(shopper);
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return paid;
    },
  };
}

/** Pays on the page of the test provider. */
async function pay({ apiUrl }, shopper, orderNo) {
  const body = { orderNo, payType: 'test', payChannel: 'pc' };
  const started = await call(apiUrl, '/api/front/pay/payment', { shopper, body });
  if (started.code !== 200) return false;
  const page = new URL(started.data.redirect).pathname;
  const { status } = await fetch(apiUrl + page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  return status === 303;
}

/** The provider's payments by reference, with their refunds by key. */
export function paidInBook(file) {
  const payments = new Map();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { kind, reference, key, ...facts } = JSON.parse(line);
    if (kind === 'paid') payments.set(reference, { ...facts, refunds: {} });
    else payments.get(reference).refunds[key] = facts.amountMinor;
  }
  return payments;
}
