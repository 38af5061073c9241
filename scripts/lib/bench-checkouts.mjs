import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { makeShoppers } from '../attack/lib/shoppers.mjs';
import { withDatabase } from '../attack/lib/database.mjs';
import { caller, skusOf } from './bench-orders.mjs';
import { inTurn } from './in-turn.mjs';
import { Problem } from './problem.mjs';

const front = '/api/front/order';
const pay = { payType: 'test', payChannel: 'pc' };

/** What a shopper sends from the cart to the paid order, each after the answer to the one before. */
async function checkOut({ apiUrl, paymentSecret }, { token, addressId }, sku) {
  const call = caller(apiUrl, token);
  const row = { productId: sku.productId, productAttrUnique: sku.attrValueId, cartNum: 1 };
  await call('/api/front/cart/save', [row]);
  const [shop] = await call('/api/front/cart/list?isValid=true');
  const orderDetails = [{ shoppingCartId: shop.cartInfoList[0].id }];
  const draft = { preOrderType: 'shoppingCart', orderDetails };
  const { preOrderNo } = await call(`${front}/pre/order`, draft);
  await call(`${front}/load/pre/${preOrderNo}`);
  const { payFee } = await call(`${front}/computed/price`, { preOrderNo, addressId });
  const { orderNo } = await call(`${front}/create`, { preOrderNo, addressId, ...pay });
  const { redirect } = await call('/api/front/pay/payment', { orderNo, ...pay });
  const reference = new URL(redirect).pathname.split('/').at(-1);
  const amountMinor = Math.round(Number(payFee) * 100);
  await sayPaid(apiUrl, paymentSecret, { reference, orderNo, amountMinor });
}

/** The provider's signed word, as it comes from outside. */
async function sayPaid(apiUrl, secret, payment) {
  const event = { id: `evt_${payment.reference}`, kind: 'paid', currency: 'USD', ...payment };
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${apiUrl}/api/pay/webhook/test`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'vermilion-signature': `t=${seconds},v1=${digest}`,
    },
    body,
  });
  const { outcome } = await response.json();
  if (outcome !== 'paid') throw new Problem(`The webhook answered ${response.status}: ${outcome}`);
}

/** Connections report what they did when they are idle, and at the latest after ten seconds. */
const REPORTED_AFTER_MS = 11_000;

/** Milliseconds that PostgreSQL has spent on statements of this database. */
async function databaseMs(mall) {
  await pause(REPORTED_AFTER_MS);
  const [{ ms }] = await withDatabase(mall, (query) =>
    query('select active_time as ms from pg_stat_database where datname = current_database()'),
  );
  return ms;
}

/**
 * Returns a function that carries out complete checkouts, so many `atOnce`, and resolves to their rate and
 * to what each cost: SQL statements, Node's processor and PostgreSQL in milliseconds.
 */
export async function checkoutBench(mall, ids, stats) {
  const skus = await skusOf(mall.apiUrl, ids);
  let turn = 0;
  return async (count, atOnce) => {
    const shoppers = await makeShoppers(mall, count);
    const msBefore = await databaseMs(mall);
    const before = await stats(mall.apiUrl);
    const begun = performance.now();
    let failures = 0;
    await inTurn(shoppers, atOnce, (shopper) =>
      checkOut(mall, shopper, skus[turn++ % skus.length]).catch((error) => {
        if (failures === 0) console.log(`  refused: ${error.message}`);
        failures += 1;
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    const after = await stats(mall.apiUrl);
    return {
      ...{ rate: count / seconds, failures },
      statements: (after.statements - before.statements) / count,
      cpuMs: (after.cpuMicros - before.cpuMicros) / count / 1000,
      databaseMs: ((await databaseMs(mall)) - msBefore) / count,
    };
  };
}
