import { setTimeout as pause } from 'node:timers/promises';
import { placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'crashes';

const KILLS = 3;
const STOCK = 10_000;

/** Kills servers with SIGKILL during checkouts. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [sku] = await sellableSkus(mall, 1, { stock: STOCK });
  const shoppers = await makeShoppers(mall, 30);
  const confirmed = [];
  const codes = [];
  let isOver = false;
  const buy = async (shopper) => {
    for (let n = 0; !isOver && n < 10; n += 1) {
      const answer = await placeOrder(next, shopper, sku);
      codes.push(answer.code);
      if (answer.code === 200) confirmed.push(answer.data.orderNo);
    }
  };
  const traffic = Promise.all(shoppers.map(buy));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(700);
    mall.servers[kill].child.kill('SIGKILL');
    await mall.restart(kill);
  }
  isOver = true;
  await traffic;
  const [{ known, sold, held, left, uneven }] = await withDatabase(mall, (query) =>
    query(
      `select (select count(*)::int from order_group where order_no = any($2)) as known,
         (select coalesce(sum(quantity), 0)::int from order_line join shop_order on shop_order.id = shop_order_id
           where sku_id = $1 and user_id = any($3)) as sold,
         (select stock from sku where id = $1) as left,
         (select coalesce(sum(quantity), 0)::int from stock_hold where sku_id = $1) as held,
         (select count(*)::int from order_group g where user_id = any($3) and pay_minor <>
           (select coalesce(sum(pay_minor), 0) from shop_order where group_id = g.id)) as uneven`,
      [sku.attrValueId, confirmed, shoppers.map(({ id }) => id)],
    ),
  );
  return [
    {
      attack: 'servers killed during checkouts',
      count: KILLS,
      expected: 'no confirmed order is lost, stock and sums agree',
      result: `${known} of ${confirmed.length} confirmed orders found; ${sold} sold, ${held} in drafts, ${left} left of ${STOCK}; ${uneven} with wrong sums; ${formatTally(tally(codes))}`,
      passed: known === confirmed.length && sold + held + left === STOCK && uneven === 0,
    },
  ];
}
