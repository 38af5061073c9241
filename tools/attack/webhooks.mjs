import { randomBytes } from 'node:crypto';
import { sendWebhook, signWebhook } from '../lib/test-webhook.mjs';
import { placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';
import { startPayment } from './lib/start-payment.mjs';

export const name = 'webhooks';

async function send(apiUrl, body, signature) {
  const response = await sendWebhook(apiUrl, body, signature);
  await response.arrayBuffer();
  return response.status;
}

/** Webhooks of a payment provider: forged, expired, repeated concurrently, and while a row is locked. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [shopper] = await makeShoppers(mall, 1);
  const [sku] = await sellableSkus(mall, 1);
  const { data: order } = await placeOrder(next, shopper, sku);
  const { groupId, eventOf } = await startPayment(mall, next(), shopper, order.orderNo);
  const paid = () =>
    withDatabase(mall, async (query) => {
      const rows = await query('select is_paid from order_group where id = $1', [groupId]);
      return rows[0].is_paid;
    });
  const body = eventOf('evt_forged');
  const forged = await Promise.all([
    send(next(), body, signWebhook('guessed', body)),
    send(next(), body, signWebhook(mall.paymentSecret, body, Date.now() - 3_600_000)),
    send(next(), body.replace('evt', 'evx'), signWebhook(mall.paymentSecret, body)),
    send(next(), body, 't=1,v1=00'),
    send(next(), body, ''),
  ]);
  const paidByForgery = await paid();
  const one = eventOf(`evt_${randomBytes(8).toString('hex')}`);
  const locked = await withDatabase(mall, async (query) => {
    await query('begin');
    await query('select 1 from order_group where id = $1 for update', [groupId]);
    const status = await send(next(), one, signWebhook(mall.paymentSecret, one));
    await query('rollback');
    return status;
  });
  const repeats = await Promise.all(
    Array.from({ length: 30 }, () => send(next(), one, signWebhook(mall.paymentSecret, one))),
  );
  const paidAtLast = await paid();
  return [
    {
      attack: 'forged, expired and altered webhooks',
      count: forged.length,
      expected: '400, the order stays unpaid',
      result: `${formatTally(tally(forged))}; ${paidByForgery ? 'PAID' : 'unpaid'}`,
      passed: forged.every((status) => status === 400) && !paidByForgery,
    },
    {
      attack: "valid webhook while the order's row is locked",
      count: 1,
      expected: '5xx, so that the provider retries',
      result: String(locked),
      passed: locked >= 500,
    },
    {
      attack: 'the same webhook concurrently, to three servers',
      count: repeats.length,
      expected: 'processed once, the order is paid',
      result: `${formatTally(tally(repeats))}; ${paidAtLast ? 'paid' : 'UNPAID'}`,
      passed: paidAtLast && repeats.every((status) => status === 200),
    },
  ];
}
