import { createHmac, randomBytes } from 'node:crypto';
import { call, roundRobin, placeOrder } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'webhooks';

const path = '/api/pay/webhook/test';

function signed(secret, body, at = Date.now()) {
  const seconds = Math.floor(at / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

async function send(apiUrl, body, signature) {
  const response = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'vermilion-signature': signature },
    body,
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Webhooks of a payment provider: forged, expired, repeated concurrently, and while a row is locked. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [shopper] = await makeShoppers(mall, 1);
  const [sku] = await sellableSkus(mall, 1);
  const { data: order } = await placeOrder(next, shopper, sku);
  await call(next(), '/api/front/pay/payment', {
    shopper,
    body: { orderNo: order.orderNo, payType: 'test', payChannel: 'pc' },
  });
  const [payment] = await withDatabase(mall, (query) =>
    query(
      `select reference, amount_minor, payment.currency, group_id from payment
       join order_group on order_group.id = group_id where order_no = $1`,
      [order.orderNo],
    ),
  );
  const event = (id) =>
    JSON.stringify({
      ...{ id, kind: 'paid', reference: payment.reference, orderNo: order.orderNo },
      ...{ amountMinor: Number(payment.amount_minor), currency: payment.currency },
    });
  const paid = () =>
    withDatabase(mall, async (query) => {
      const rows = await query('select is_paid from order_group where id = $1', [payment.group_id]);
      return rows[0].is_paid;
    });
  const body = event('evt_forged');
  const forged = await Promise.all([
    send(next(), body, signed('guessed', body)),
    send(next(), body, signed(mall.paymentSecret, body, Date.now() - 3_600_000)),
    send(next(), body.replace('evt', 'evx'), signed(mall.paymentSecret, body)),
    send(next(), body, 't=1,v1=00'),
    send(next(), body, ''),
  ]);
  const paidByForgery = await paid();
  const one = event(`evt_${randomBytes(8).toString('hex')}`);
  const locked = await withDatabase(mall, async (query) => {
    await query('begin');
    await query('select 1 from order_group where id = $1 for update', [payment.group_id]);
    const status = await send(next(), one, signed(mall.paymentSecret, one));
    await query('rollback');
    return status;
  });
  const repeats = await Promise.all(
    Array.from({ length: 30 }, () => send(next(), one, signed(mall.paymentSecret, one))),
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
