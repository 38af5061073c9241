import { setTimeout as pause } from 'node:timers/promises';
import { roomyPolicy } from '../lib/roomy-policy.mjs';
import { roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { brokenLedgers } from './lib/ledgers.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { RandomShopper } from './lib/random-shopper.mjs';
import { refundingShop } from './lib/refunding-shop.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'kills';

const KILLS = Number(process.env.ATTACK_KILLS || 50);
const SHOPPERS = 8;
const POINTS = 20_000;
const COUPONS = 40;
const GIVE_UP_MS = 300_000;

/** Short time limits: drafts expire after 9 s, unpaid orders after 18 s. */
export const ownMall = {
  count: 2,
  policy: {
    preOrderMinutes: 0.15,
    preOrderMaxMinutes: 0.3,
    orderCancelHours: 0.005,
    payment: { checkMinutes: 0.1 },
    ...roomyPolicy(100_000),
  },
};

/** Kills servers at random moments during checkouts, payments and refunds; then all ledgers must agree. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const before = await prepare(mall);
  const log = { answers: [], orders: [] };
  const acceptRefunds = await refundingShop(mall, before.userIds, next);
  let isOver = false;
  const shoppers = before.shoppers.map(
    (shopper) => new RandomShopper({ ...before, next, shopper, log }),
  );
  const untilOver = async (work) => {
    while (!isOver) await work();
  };
  const traffic = Promise.all([
    ...shoppers.map((shopper) => untilOver(() => shopper.turn())),
    untilOver(() => acceptRefunds().then(() => pause(300))),
  ]);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(Math.random() * 1500);
    const killed = kill % mall.servers.length;
    mall.servers[killed].child.kill('SIGKILL');
    await mall.restart(killed);
  }
  isOver = true;
  await traffic;
  const settledAfter = await settle(mall, before, acceptRefunds);
  const broken = await brokenLedgers(mall, before);
  const moved = await totals(mall, before, log);
  const result = Object.entries(broken).map(([ledger, count]) => `${count} ${ledger}`);
  return [
    {
      attack: 'servers killed during checkouts, payments and refunds',
      count: KILLS,
      expected:
        'provider, orders, refunds, stock, coupons and points agree, no confirmed order is lost',
      result: `${result.join('; ') || 'all agree'}; ${moved.known} of ${log.orders.length} confirmed orders found; ${moved.text}; idle after ${settledAfter} s; ${formatTally(tally(log.answers))}`,
      passed: result.length === 0 && moved.known === log.orders.length && moved.refunds > 0,
    },
  ];
}

/** Shoppers with points, coupons to claim and goods to buy. */
async function prepare(mall) {
  const shoppers = await makeShoppers(mall, SHOPPERS);
  const userIds = shoppers.map(({ id }) => id);
  const chosen = await sellableSkus(mall, 6, { stock: 100_000 });
  return withDatabase(mall, async (query) => {
    await query(
      `insert into point_entry (user_id, kind, points, points_frozen, created_at)
       select unnest($1::int[]), 'opening', $2, 0, now()`,
      [userIds, POINTS],
    );
    await query(
      'update user_account set points = $2, points_earned = $2 where id = any($1::int[])',
      [userIds, POINTS],
    );
    const coupons = await query(
      `insert into coupon (name, use_type, money_minor, day, is_limited, total, last_total)
       select 'Attack', 3, 100, 7, true, 1000, 1000 from generate_series(1, $1) returning id`,
      [COUPONS],
    );
    const skus = await query(
      `select id as "attrValueId", product_id as "productId", stock, sales from sku
       where id = any($1::int[])`,
      [chosen.map(({ attrValueId }) => attrValueId)],
    );
    return { shoppers, userIds, skus, couponIds: coupons.map(({ id }) => id) };
  });
}

/** Makes all jobs due until none is left. Resolves to the seconds. */
async function settle(mall, { userIds }, acceptRefunds) {
  const begun = Date.now();
  for (let calm = 0; calm < 3 && Date.now() - begun < GIVE_UP_MS;) {
    await acceptRefunds();
    const [{ open }] = await withDatabase(mall, async (query) => {
      // in milliseconds, the precision of the mall's timestamps
      await query(
        `update payment set check_at = date_trunc('milliseconds', now()) where status <> 'paid' and check_at > now()`,
      );
      await query(`update job set due_at = now() where state = 'waiting' and due_at > now()`);
      return query(
        `select ((select count(*) from stock_hold)
           + (select count(*) from job where state = 'waiting' and every_seconds is null)
           + (select count(*) from payment where status <> 'paid' and check_at is not null)
           + (select count(*) from order_group where user_id = any($1) and not is_paid and not is_cancelled)
           + (select count(*) from refund_order where user_id = any($1) and status in ('applied', 'refunding')))::int as open`,
        [userIds],
      );
    });
    calm = open === 0 ? calm + 1 : 0;
    await pause(3000);
  }
  return Math.round((Date.now() - begun) / 1000);
}

async function totals(mall, { userIds }, { orders }) {
  const [row] = await withDatabase(mall, (query) =>
    query(
      `select (select count(*)::int from order_group where order_no = any($2)) as known,
         count(*) filter (where is_paid)::int as paid, count(*) filter (where is_cancelled)::int as cancelled,
         (select count(*)::int from refund_order where user_id = any($1) and status = 'refunded') as refunds,
         (select count(*)::int from payment_refund where reason <> 'order') as late,
         (select coalesce(sum(amount_minor), 0)::int from test_payment where state = 'paid') as "in",
         (select coalesce(sum(value::bigint), 0)::int from test_payment, jsonb_each_text(refunds)) as back
       from order_group where user_id = any($1)`,
      [userIds, orders],
    ),
  );
  const inMoney = (minor) => (minor / 100).toFixed(2);
  const text = `${row.paid} paid, ${row.cancelled} cancelled, ${row.refunds} refunds, ${row.late} late payments refunded; ${inMoney(row.in)} received, ${inMoney(row.back)}refunded`;
  return { ...row, text };
}
