import { call, callPatiently, inTurns } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';
import { inWords, percentile, tally } from './lib/numbers.mjs';

export const name = 'rush';

const BUYERS = 600;
const PIECES = 300;
const LOOKERS = 4;

/** Everybody wants the same goods at the same moment, over all servers, while others only look around. */
export async function attack(mall) {
  const next = inTurns(mall.apiUrls);
  const [target, ...others] = await sellableSkus(mall, 20, { stock: PIECES });
  const buyers = await makeShoppers(mall, BUYERS);
  const drafts = [];
  for (const buyer of buyers) drafts.push({ buyer, no: await draft(next(), buyer, target) });
  const looking = lookAround(next, others);
  const answers = await Promise.all(drafts.map(({ buyer, no }) => create(next(), buyer, no)));
  const looks = await looking.end();
  const [{ stock }] = await withDatabase(mall, (query) =>
    query('select stock from sku where id = $1', [target.attrValueId]),
  );
  const outcomes = tally(answers.map(({ code, message }) => (code === 200 ? 'sold' : message)));
  const soldOut = answers.filter(({ code, message }) => code === 500 && /sold out/.test(message));
  const late = Math.round(
    percentile(
      looks.map(({ ms }) => ms),
      0.99,
    ),
  );
  return [
    {
      attack: `${BUYERS} buyers for ${PIECES} pieces of one sku`,
      tried: BUYERS,
      promised: `${PIECES} sold, all others told that it is sold out`,
      seen: `${inWords(outcomes)}; ${stock} left`,
      holds: outcomes.sold === PIECES && soldOut.length === BUYERS - PIECES && stock === 0,
    },
    {
      attack: 'looking at other goods meanwhile',
      tried: looks.length,
      promised: 'all are answered, 99 of 100 within 500 ms',
      seen: `${inWords(tally(looks.map(({ code }) => code)))}; ${late} ms`,
      holds: looks.length > 0 && looks.every(({ code }) => code === 200) && late < 500,
    },
  ];
}

async function draft(apiUrl, shopper, { productId, attrValueId }) {
  const orderDetails = [{ productId, attrValueId, productNum: 1 }];
  const body = { preOrderType: 'buyNow', orderDetails };
  return (await callPatiently(apiUrl, '/api/front/order/pre/order', { shopper, body })).data
    .preOrderNo;
}

const create = (apiUrl, shopper, preOrderNo) =>
  callPatiently(apiUrl, '/api/front/order/create', {
    shopper,
    body: { preOrderNo, addressId: shopper.addressId, payType: 'test', payChannel: 'pc' },
  });

/** A few people who read lists and details one after the other until they are told to end. */
function lookAround(next, goods) {
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
