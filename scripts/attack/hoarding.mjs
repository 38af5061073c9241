import { roundRobin, placeOrder } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'hoarding';

const STOCK = 500;

/** Reserves stock with orders that are never paid: one account, then many from one IP address. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [alone, together] = await sellableSkus(mall, 2, { stock: STOCK });
  const [account, ...visitors] = await makeShoppers(mall, 21);
  const orders = (sku, shoppers) =>
    Promise.all(shoppers.map((shopper) => placeOrder(next, shopper, { ...sku, quantity: 99 })));
  await orders(alone, Array(10).fill(account));
  await orders(
    together,
    visitors.map((visitor) => ({ ...visitor, ip: '198.51.99.1' })),
  );
  const left = await withDatabase(mall, (query) =>
    query('select id, stock from sku where id = any($1)', [
      [alone.attrValueId, together.attrValueId],
    ]),
  );
  const heldOf = (sku) => STOCK - left.find(({ id }) => id === sku.attrValueId).stock;
  const row = (who, sku) => ({
    attack: `unpaid orders of 99 units each by ${who}`,
    count: sku === alone ? 10 : visitors.length,
    expected: 'less than half of the stock is reserved',
    result: `${heldOf(sku)} of ${STOCK} held`,
    passed: heldOf(sku) < STOCK / 2,
  });
  return [row('one account', alone), row('twenty accounts of one IP address', together)];
}
