import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../scripts/lib/problem.mjs';
import { roomyPolicy } from '../lib/roomy-policy.mjs';
import { scratch } from './engines.mjs';
import { queryAt } from './machine.mjs';
import { call, isDone, send, sessionHeaders } from './shoppers.mjs';
import { addressOf, shopperAddress } from './topology.mjs';

/** A mall to try out says who it is by addresses of one machine; shoppers write it as their host. */
const ORIGIN = 'http://localhost:8080';
const policy = roomyPolicy(1_000_000);

/** Settings of a mall with demo goods, whose payment provider has a book of its own. */
export function tradingMall(databaseUrl) {
  const folder = scratch();
  const [book, file] = [join(folder, 'provider.jsonl'), join(folder, 'policy.json')];
  writeFileSync(file, JSON.stringify(policy));
  writeFileSync(book, '');
  const env = {
    MALL_MODE: 'trial',
    MALL_STOREFRONT_URL: ORIGIN,
    DATABASE_URL: databaseUrl,
    MALL_POLICY: file,
    MALL_TEST_PAY_FILE: book,
    MALL_TEST_PAYMENT_SECRET: 'of this trial, and long enough for it',
    MALL_WARM_PICTURES: 'off',
    MALL_STOP_DELAY: '5000',
  };
  const { MALL_MODE, MALL_STOREFRONT_URL, MALL_STOP_DELAY } = env;
  return { env, book, storefront: { MALL_MODE, MALL_STOREFRONT_URL, MALL_STOP_DELAY } };
}

/** Accounts with a session and an address, which need no mail. */
export async function makeBuyers(databaseUrl, count) {
  const buyers = [];
  for (let at = 0; at < count; at += 1) {
    const token = randomBytes(16).toString('hex');
    const hash = createHash('sha256').update(token).digest();
    const [row] = await queryAt(
      databaseUrl,
      `with account as (
         insert into user_account (kind, email, nickname)
         values ('email', gen_random_uuid() || '@buyer.example', 'buyer') returning id
       ), signed as (
         insert into session (token_hash, user_id, expires_at)
         select $1, id, now() + interval '1 day' from account
       )
       insert into user_address (user_id, real_name, phone, email, country, country_code, detail, post_code)
       select id, 'Buyer', '1', 'b@buyer.example', 'United Kingdom', 'GB', 'Road 1', '12345'
       from account returning user_id, id`,
      [hash],
    );
    buyers.push({ id: row.user_id, addressId: row.id, token });
  }
  return buyers;
}

/** Skus that do not sell out. */
export const skusIn = (databaseUrl) =>
  queryAt(
    databaseUrl,
    `select product_id as "productId", id as "attrValueId" from sku where stock > 20 order by id limit 500`,
  );

/**
 * Buyers who order and pay through the proxy without a break, until they are told to stop. Nothing is sent twice. `orders`
 * are those that were confirmed, `failures` the calls that were not carried out.
 */
export function trade(buyers, skus, { thinks = 0 } = {}) {
  const url = `http://${addressOf('proxy')}:8080`;
  const orders = [];
  const failures = [];
  let isOver = false;
  let turn = 0;
  const buy = async ({ token, addressId }, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const from = shopperAddress(at);
    const headers = { ...sessionHeaders(ORIGIN, token), 'form-type': 'pc' };
    const ask = async (path, body) => {
      const outcome = await call(url + path, { agent, from, headers, body });
      if (isDone(outcome)) return JSON.parse(outcome.text).data;
      failures.push({ ...outcome, kind: 'order', path, at: new Date().toISOString() });
      // As a person does before trying again
      await pause(200);
      return undefined;
    };
    while (!isOver) {
      await pause(thinks);
      const goods = skus[turn++ % skus.length];
      const orderDetails = [{ ...goods, productNum: 1 }];
      const draft = await ask('/api/front/order/pre/order', {
        preOrderType: 'buyNow',
        orderDetails,
      });
      if (!draft) continue;
      const person = { realName: 'Buyer', phone: '1', email: 'b@buyer.example' };
      const way = { payType: 'test', payChannel: 'pc' };
      const { preOrderNo } = draft;
      const order = await ask('/api/front/order/create', {
        preOrderNo,
        addressId,
        ...way,
        ...person,
      });
      if (!order) continue;
      const known = { orderNo: order.orderNo, confirmedAt: performance.now(), isPaid: false };
      orders.push(known);
      const started = await ask('/api/front/pay/payment', { orderNo: order.orderNo, ...way });
      if (!started) continue;
      known.isPaid = (await payAt(started.redirect, from)) === 303;
    }
    agent.destroy();
  };
  const working = Promise.all(buyers.map(buy));
  return {
    orders,
    failures,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Waits until so many orders are confirmed. */
export async function untilOrders({ orders, failures }, count) {
  const deadline = Date.now() + 900_000;
  while (orders.length < count && Date.now() < deadline) await pause(50);
  if (orders.length < count)
    throw new Problem(`Only ${orders.length} orders: ${JSON.stringify(failures.at(-1))}`);
}

/** Pays on the page of the test provider, which shows it for all servers. */
async function payAt(page, from) {
  const { pathname } = new URL(page);
  const { status } = await send(`http://${addressOf('proxy')}:4000${pathname}`, {
    from,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
  });
  return status;
}

/** Of the confirmed orders, those that the database does not have, and those that it does not know as paid. */
export async function lostOrders(url, orders) {
  const rows = await queryAt(
    url,
    `select order_no as "orderNo", paid_at is not null as "isPaid" from order_group where order_no = any($1)`,
    [orders.map(({ orderNo }) => orderNo)],
  );
  const known = new Map(rows.map(({ orderNo, isPaid }) => [orderNo, isPaid]));
  return {
    lost: orders.filter(({ orderNo }) => !known.has(orderNo)),
    unpaid: orders.filter(({ orderNo, isPaid }) => isPaid && known.get(orderNo) === false),
  };
}
