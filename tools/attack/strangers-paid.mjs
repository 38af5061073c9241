import { randomBytes } from 'node:crypto';
import { sendWebhook, signWebhook } from '../lib/test-webhook.mjs';
import { call, placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';
import { startPayment } from './lib/start-payment.mjs';

export const name = 'strangers-paid';

const path = '/api/front';

/** What another person, a guest, and someone who guesses a visitor's link ask for. */
function wantedOf({ orderNo, shopOrder, lineId, refundNo, preOrderNo }) {
  const body = (fields, headers) => ({ body: fields, headers });
  const link = { orderNo, identity: 'f'.repeat(64) };
  const query = new URLSearchParams(link);
  const headers = { 'order-access': 'f'.repeat(43) };
  return [
    [`${path}/order/apply/refund/${shopOrder}`],
    [`${path}/order/refund`, body({ orderNo: shopOrder, text: 'Mine now' })],
    [`${path}/order/refund/detail/${refundNo}`],
    [`${path}/order/refund/withdraw/${refundNo}`, body({})],
    [`${path}/order/refund/return/${refundNo}`, body({ company: 'Post', waybillNo: 'X1' })],
    [
      `${path}/order/comment`,
      body({ orderNo: shopOrder, orderInfoId: lineId, star: 1, merStar: 1, comment: 'Bad' }),
    ],
    [`${path}/order/comment/follow/up`, body({ orderInfoId: lineId, comment: 'Worse' })],
    [`${path}/order/receipt/${orderNo}`],
    [`${path}/order/receipt/${shopOrder}`],
    [`${path}/coupons/order/${preOrderNo}`],
    [`${path}/order/visitor/open`, body({ ...link, captcha: '123456' })],
    [`${path}/order/visitor/master/detail?${query}`, { headers }],
    [`${path}/order/visitor/detail?${query}`, { headers }],
    [`${path}/order/visitor/receipt?${query}`, { headers }],
    [`${path}/order/visitor/keep`, body(link, headers)],
  ];
}

/** A paid order, its refund, review and receipt, and a draft, requested by others. */
export async function attack(mall) {
  const [owner, stranger] = await makeShoppers(mall, 2);
  const next = roundRobin(mall.apiUrls);
  const [sku] = await sellableSkus(mall, 1);
  const { data } = await placeOrder(next, owner, sku);
  const { eventOf } = await startPayment(mall, next(), owner, data.orderNo);
  const event = eventOf(`evt_${randomBytes(8).toString('hex')}`);
  await sendWebhook(next(), event, signWebhook(mall.paymentSecret, event));
  const [bought] = await withDatabase(mall, (query) =>
    query(
      `select shop_order.order_no as "shopOrder", order_line.id as "lineId" from shop_order
       join order_line on order_line.shop_order_id = shop_order.id where user_id = $1`,
      [owner.id],
    ),
  );
  const refund = await call(next(), `${path}/order/refund`, {
    shopper: owner,
    body: { orderNo: bought.shopOrder, text: 'No longer needed' },
  });
  const draft = await call(next(), `${path}/order/pre/order`, {
    shopper: owner,
    body: { preOrderType: 'buyNow', orderDetails: [{ ...sku, productNum: 1 }] },
  });
  const wanted = wantedOf({
    ...bought,
    orderNo: data.orderNo,
    refundNo: refund.data?.refundOrderNo,
    preOrderNo: draft.data?.preOrderNo,
  });
  const answers = [];
  for (const shopper of [stranger, { ip: '203.0.113.10' }])
    for (const [where, options] of wanted)
      answers.push([where, await call(next(), where, { shopper, ...options })]);
  const given = answers.filter(([, { code }]) => code === 200).map(([where]) => where);
  const [left] = await withDatabase(mall, (query) =>
    query(
      `select (select count(*) from refund_order where user_id = $1 and status = 'applied') as refunds,
         (select count(*) from refund_order where user_id = $2) as theirs,
         (select count(*) from order_group where order_no = $3 and user_id = $1 and is_paid) as paid`,
      [owner.id, stranger.id, data.orderNo],
    ),
  );
  const untouched =
    Number(left.refunds) === 1 && Number(left.theirs) === 0 && Number(left.paid) === 1;
  return [
    {
      attack: "another person's refund, review, receipt, draft and a visitor's order, by number",
      count: answers.length,
      expected: 'not found, nothing changed',
      result: `${formatTally(tally(answers.map(([, { code }]) => code)))}; ${untouched ? 'untouched' : 'CHANGED'}${given.map((where) => `; GIVEN ${where}`).join('')}`,
      passed: given.length === 0 && untouched,
    },
  ];
}
