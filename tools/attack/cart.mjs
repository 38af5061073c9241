import { call, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'cart';

const CAP = 200;

/** Concurrent additions to one cart, and one addition sent repeatedly. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [crowd, repeater] = await makeShoppers(mall, 2);
  const skus = await sellableSkus(mall, 280);
  const item = ({ productId, attrValueId }) => [
    { productId, productAttrUnique: String(attrValueId), cartNum: 1 },
  ];
  const filled = await Promise.all(
    skus.map((sku) => call(next(), '/api/front/cart/save', { shopper: crowd, body: item(sku) })),
  );
  const repeated = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(next(), '/api/front/cart/save', {
        shopper: repeater,
        body: item(skus[0]),
        headers: { 'idempotency-key': '7d0c1b0e-2f34-4c6f-9a54-3f1c8f6a0001' },
      }),
    ),
  );
  const [{ rows, units }] = await withDatabase(mall, (query) =>
    query(
      `select count(*) filter (where user_id = $1)::int as rows,
         coalesce(sum(quantity) filter (where user_id = $2), 0)::int as units from cart_item`,
      [crowd.id, repeater.id],
    ),
  );
  return [
    {
      attack: 'concurrent additions of different goods to one cart',
      count: filled.length,
      expected: `never more than ${CAP} rows`,
      result: `${rows} rows; ${formatTally(tally(filled.map(({ code }) => code)))}`,
      passed: rows <= CAP,
    },
    {
      attack: 'one addition with one idempotency key, concurrently to three servers',
      count: repeated.length,
      expected: 'counted once',
      result: `${units} in the cart`,
      passed: units === 1,
    },
  ];
}
