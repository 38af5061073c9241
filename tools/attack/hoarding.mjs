import { call, callWithRetry, placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'hoarding';

const STOCK = 500;

/** The last pieces of goods, the rows of a cart, and the limits of the policy: of one draft, and of one IP address. */
const PIECES = 3;
const ROWS = 100;
const SKUS_PER_DRAFT = 20;
const SKUS_PER_CALLER = 60;
const ACCOUNTS = 8;

/** How many of the goods nobody else can buy. */
const soldOut = (mall, goods) =>
  withDatabase(mall, async (query) => {
    const ids = goods.map(({ attrValueId }) => attrValueId);
    const [{ count }] = await query(
      'select count(*)::int as count from sku where id = any($1) and stock = 0',
      [ids],
    );
    return count;
  });

/** Fills the cart of an account with the last pieces of goods, and starts an order. */
async function startOrder(next, shopper, goods) {
  const rows = goods.map(({ productId, attrValueId }) => ({
    productId,
    productAttrUnique: attrValueId,
    cartNum: PIECES,
  }));
  await callWithRetry(next(), '/api/front/cart/save', { shopper, body: rows });
  const cart = await call(next(), '/api/front/cart/list?isValid=true', { shopper });
  const cartIds = (cart.data ?? []).flatMap(({ cartInfoList }) => cartInfoList.map(({ id }) => id));
  return callWithRetry(next(), '/api/front/order/pre/order', {
    shopper,
    body: {
      preOrderType: 'shoppingCart',
      orderDetails: cartIds.map((id) => ({ shoppingCartId: id })),
    },
  });
}

/** Starts orders of many goods without placing them: one account, then several from one IP address. */
async function startWithoutOrdering(mall, next) {
  const goods = await sellableSkus(mall, ROWS, { stock: PIECES });
  const [account, ...visitors] = await makeShoppers(mall, 1 + ACCOUNTS);
  await startOrder(next, account, goods);
  const byOne = await soldOut(mall, goods);
  const others = await sellableSkus(mall, 2 * ROWS, { stock: PIECES });
  const share = Math.ceil(others.length / ACCOUNTS);
  for (const [at, visitor] of visitors.entries())
    await startOrder(
      next,
      { ...visitor, ip: '198.51.99.2' },
      others.slice(at * share, (at + 1) * share),
    );
  const byCaller = await soldOut(mall, others);
  return [
    {
      attack: 'an order of a hundred goods with three pieces left that is started and never placed',
      count: ROWS,
      expected: `at most ${SKUS_PER_DRAFT} of the goods are sold out for others`,
      result: `${byOne} of ${goods.length} sold out`,
      passed: byOne > 0 && byOne <= SKUS_PER_DRAFT,
    },
    {
      attack: 'the same by eight accounts of one IP address',
      count: others.length,
      expected: `at most ${SKUS_PER_CALLER} of the goods are sold out for others`,
      result: `${byCaller} of ${others.length} sold out`,
      passed: byCaller > 0 && byCaller <= SKUS_PER_CALLER,
    },
  ];
}

/** Reserves stock without buying: with orders that are never paid, and with orders that are never placed. */
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
  return [
    row('one account', alone),
    row('twenty accounts of one IP address', together),
    ...(await startWithoutOrdering(mall, next)),
  ];
}
