import { inTurns, placeOrder } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'hoarding';

const SHELF = 500;

/** Takes a shelf empty with orders that nobody means to pay: one account, then many from one address. */
export async function attack(mall) {
  const next = inTurns(mall.apiUrls);
  const [alone, together] = await sellableSkus(mall, 2, { stock: SHELF });
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
  const heldOf = (sku) => SHELF - left.find(({ id }) => id === sku.attrValueId).stock;
  const row = (who, sku) => ({
    attack: `unpaid orders of 99 pieces each by ${who}`,
    tried: sku === alone ? 10 : visitors.length,
    promised: 'less than half of the shelf is held',
    seen: `${heldOf(sku)} of ${SHELF} held`,
    holds: heldOf(sku) < SHELF / 2,
  });
  return [row('one account', alone), row('twenty accounts of one address', together)];
}
