import { setTimeout as pause } from 'node:timers/promises';
import { call, placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'connections';

const ROUNDS = 12;
const STOCK = 10_000;

/** Closes the servers' database connections repeatedly during checkouts and browsing. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [sku] = await sellableSkus(mall, 1, { stock: STOCK });
  const shoppers = await makeShoppers(mall, 40);
  let isOver = false;
  const answers = [];
  const buy = async (shopper) => {
    for (let n = 0; !isOver && n < 10; n += 1) {
      answers.push((await placeOrder(next, shopper, sku)).code);
      answers.push(
        (await call(next(), '/api/front/product/list?page=1&limit=20', { shopper })).code,
      );
    }
  };
  const traffic = Promise.all(shoppers.map(buy));
  await withDatabase(mall, async (query) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await pause(500);
    }
  });
  isOver = true;
  const lastAt = Date.now();
  const isWell = async (url) =>
    (await call(url, '/api/front/product/list?page=1&limit=20')).code === 200;
  let recovered = false;
  while (!recovered && Date.now() - lastAt < 20_000) {
    recovered = (await Promise.all(mall.apiUrls.map(isWell))).every(Boolean);
    if (!recovered) await pause(100);
  }
  const seconds = (Date.now() - lastAt) / 1000;
  await traffic;
  const [{ sold, held, left }] = await withDatabase(mall, (query) =>
    query(
      `select coalesce(sum(quantity), 0)::int as sold, (select stock from sku where id = $1) as left,
         (select coalesce(sum(quantity), 0)::int from stock_hold where sku_id = $1) as held
       from order_line where sku_id = $1`,
      [sku.attrValueId],
    ),
  );
  const [{ before }] = await withDatabase(mall, (query) =>
    query(
      `select coalesce(sum(quantity), 0)::int as before from order_line
       join shop_order on shop_order.id = shop_order_id
       where sku_id = $1 and user_id <> all($2)`,
      [sku.attrValueId, shoppers.map(({ id }) => id)],
    ),
  );
  const bought = sold - before;
  return [
    {
      attack: 'every database connection closed during checkouts',
      count: ROUNDS,
      expected: 'no process exits, recovery within 5 s',
      result: `recovered after ${seconds.toFixed(1)} s; ${formatTally(tally(answers))}`,
      passed:
        recovered && seconds <= 5 && mall.servers.every(({ child }) => child.exitCode === null),
    },
    {
      attack: 'stock afterwards',
      count: 1,
      expected: 'sold, held and remaining units add up',
      result: `${bought} sold, ${held} in drafts, ${left} left of ${STOCK}`,
      passed: bought + held + left === STOCK,
    },
  ];
}
