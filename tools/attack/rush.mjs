import { call, callWithRetry, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, percentile, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'rush';

const BUYERS = 600;
const PIECES = 300;
const LOOKERS = 4;

/** Many buyers of the same goods at once, on all servers, while others browse. */
export async function attack(mall) {
  const next = roundRobin(mall.apiUrls);
  const [target, ...others] = await sellableSkus(mall, 20, { stock: PIECES });
  const buyers = await makeShoppers(mall, BUYERS);
  const drafts = [];
  for (const buyer of buyers) drafts.push({ buyer, no: await draft(next(), buyer, target) });
  const browsing = browse(next, others);
  const ordered = drafts.filter(({ no }) => no);
  const answers = await Promise.all(ordered.map(({ buyer, no }) => create(next(), buyer, no)));
  const looks = await browsing.end();
  const [{ stock }] = await withDatabase(mall, (query) =>
    query('select stock from sku where id = $1', [target.attrValueId]),
  );
  const outcomes = tally(answers.map(({ code, message }) => (code === 200 ? 'sold' : message)));
  const late = Math.round(
    percentile(
      looks.map(({ ms }) => ms),
      0.99,
    ),
  );
  return [
    {
      attack: `${BUYERS} buyers for ${PIECES} units of one sku`,
      count: BUYERS,
      expected: `${PIECES} sold, all others refused while drafts hold the rest`,
      result: `${formatTally(outcomes)}, ${BUYERS - ordered.length} × refused; ${stock} left`,
      passed: outcomes.sold === PIECES && ordered.length === PIECES && stock === 0,
    },
    {
      attack: 'browsing meanwhile',
      count: looks.length,
      expected: 'all succeed, p99 below 500 ms',
      result: `${formatTally(tally(looks.map(({ code }) => code)))}; ${late} ms`,
      passed: looks.length > 0 && looks.every(({ code }) => code === 200) && late < 500,
    },
  ];
}

/** The number of a draft; undefined when others hold all units. */
async function draft(apiUrl, shopper, { productId, attrValueId }) {
  const orderDetails = [{ productId, attrValueId, productNum: 1 }];
  const body = { preOrderType: 'buyNow', orderDetails };
  const { data } = await callWithRetry(apiUrl, '/api/front/order/pre/order', { shopper, body });
  return data?.preOrderNo;
}

const create = (apiUrl, shopper, preOrderNo) =>
  callWithRetry(apiUrl, '/api/front/order/create', {
    shopper,
    body: { preOrderNo, addressId: shopper.addressId, payType: 'test', payChannel: 'pc' },
  });

/** Requests lists and details sequentially until `end` is called. */
function browse(next, goods) {
  let isOver = false;
  const looks = [];
  const look = async (person) => {
    for (let turn = person; !isOver; turn += 1) {
      const { productId } = goods[turn % goods.length];
      const path = turn % 2 ? `/detail/${productId}` : `/list?page=${1 + (turn % 4)}`;
      const begun = performance.now();
      const { code } = await call(next(), `/api/front/product${path}`);
      looks.push({ code, ms: performance.now() - begun });
    }
  };
  const all = Promise.all(Array.from({ length: LOOKERS }, (_, person) => look(person)));
  return {
    async end() {
      isOver = true;
      await all;
      return looks;
    },
  };
}
