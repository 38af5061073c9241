import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from '../../scripts/lib/in-turn.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { withDatabase } from '../attack/lib/database.mjs';
import { makeShoppers } from '../attack/lib/shoppers.mjs';
import { sendWebhook, signWebhook } from '../lib/test-webhook.mjs';
import { caller, skusOf } from './orders.mjs';

const front = '/api/front/order';
const pay = { payType: 'test', payChannel: 'pc' };

/** Requests of a shopper from the cart to the paid order, by name; each step stores values for later ones. */
const steps = {
  async 'cart add'({ call, sku }) {
    const row = { productId: sku.productId, productAttrUnique: sku.attrValueId, cartNum: 1 };
    await call('/api/front/cart/save', [row]);
  },
  async 'cart list'(one) {
    const [shop] = await one.call('/api/front/cart/list?isValid=true');
    one.cartId = shop.cartInfoList[0].id;
  },
  async draft(one) {
    const orderDetails = [{ shoppingCartId: one.cartId }];
    const body = { preOrderType: 'shoppingCart', orderDetails };
    one.preOrderNo = (await one.call(`${front}/pre/order`, body)).preOrderNo;
  },
  async load({ call, preOrderNo }) {
    await call(`${front}/load/pre/${preOrderNo}`);
  },
  async price(one) {
    const { call, preOrderNo, addressId } = one;
    one.payFee = (await call(`${front}/computed/price`, { preOrderNo, addressId })).payFee;
  },
  async create(one) {
    const { call, preOrderNo, addressId } = one;
    one.orderNo = (await call(`${front}/create`, { preOrderNo, addressId, ...pay })).orderNo;
  },
  async 'start payment'(one) {
    const { redirect } = await one.call('/api/front/pay/payment', { orderNo: one.orderNo, ...pay });
    one.reference = new URL(redirect).pathname.split('/').at(-1);
  },
  async webhook({ mall, reference, orderNo, payFee }) {
    const amountMinor = Math.round(Number(payFee) * 100);
    await sayPaid(mall.apiUrl, mall.paymentSecret, { reference, orderNo, amountMinor });
  },
};

/** Steps are sequential. */
async function checkOut(shopper) {
  for (const step of Object.values(steps)) await step(shopper);
}

/** The signed webhook of the provider. */
async function sayPaid(apiUrl, secret, payment) {
  const event = { id: `evt_${payment.reference}`, kind: 'paid', currency: 'USD', ...payment };
  const body = JSON.stringify(event);
  const response = await sendWebhook(apiUrl, body, signWebhook(secret, body));
  const { outcome } = await response.json();
  if (outcome !== 'paid') throw new Problem(`The webhook answered ${response.status}: ${outcome}`);
}

/** Connections report their statistics when idle, at the latest after ten seconds. */
const REPORTED_AFTER_MS = 11_000;

/** Milliseconds that PostgreSQL has spent on statements of this database. */
async function databaseMs(mall) {
  await pause(REPORTED_AFTER_MS);
  const [{ ms }] = await withDatabase(mall, (query) =>
    query('select active_time as ms from pg_stat_database where datname = current_database()'),
  );
  return ms;
}

/** Cost per item of `count` items: SQL statements, and processor time of Node and PostgreSQL in milliseconds. */
async function costOf(mall, stats, count, work) {
  const msBefore = await databaseMs(mall);
  const before = await stats(mall.apiUrl);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const after = await stats(mall.apiUrl);
  return {
    rate: count / seconds,
    statements: (after.statements - before.statements) / count,
    cpuMs: (after.cpuMicros - before.cpuMicros) / count / 1000,
    databaseMs: ((await databaseMs(mall)) - msBefore) / count,
  };
}

/** Returns a function that makes new shoppers, each with one of many SKUs. */
export async function shopperMaker(mall, ids) {
  const skus = await skusOf(mall.apiUrl, ids);
  let turn = 0;
  return async (count) =>
    (await makeShoppers(mall, count)).map((shopper) => ({
      ...shopper,
      mall,
      call: caller(mall.apiUrl, shopper.token),
      sku: skus[turn++ % skus.length],
    }));
}

/** Checkouts of these shoppers, `crowd` at once; resolves to the number of failed ones. */
export async function checkOutAll(shoppers, crowd) {
  let failures = 0;
  await inTurn(shoppers, crowd, (shopper) =>
    checkOut(shopper).catch((error) => {
      if (failures === 0) console.log(`  refused: ${error.message}`);
      failures += 1;
    }),
  );
  return failures;
}

/**
 * Runs complete checkouts: `atOnce` returns the rate and cost with a number of concurrent shoppers,
 * `byCall` the cost of each call when all shoppers make it in sequence.
 */
export async function checkoutBench(mall, ids, stats) {
  const shoppersOf = await shopperMaker(mall, ids);
  return {
    async atOnce(count, crowd) {
      const shoppers = await shoppersOf(count);
      let failures = 0;
      const cost = await costOf(mall, stats, count, async () => {
        failures = await checkOutAll(shoppers, crowd);
      });
      return { ...cost, failures };
    },
    async byCall(count) {
      const shoppers = await shoppersOf(count);
      const rows = [];
      for (const [name, step] of Object.entries(steps)) {
        const cost = await costOf(mall, stats, count, () => inTurn(shoppers, 4, step));
        rows.push({ name, ...cost });
      }
      return rows;
    },
  };
}
