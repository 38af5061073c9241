import { call, inTurns } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { inWords, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'cart';

const CAP = 200;

/** One cart filled by many calls at once, and one addition sent many times. */
export async function attack(mall) {
  const next = inTurns(mall.apiUrls);
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
      attack: 'parallel additions of different goods to one cart',
      tried: filled.length,
      promised: `never more than ${CAP} rows`,
      seen: `${rows} rows; ${inWords(tally(filled.map(({ code }) => code)))}`,
      holds: rows <= CAP,
    },
    {
      attack: 'one addition with one key, repeated at three servers at once',
      tried: repeated.length,
      promised: 'counted once',
      seen: `${units} in the cart`,
      holds: units === 1,
    },
  ];
}
