import { call, placeOrder, roundRobin } from './lib/call.mjs';
import { withDatabase } from './lib/database.mjs';
import { formatTally, tally } from './lib/numbers.mjs';
import { makeShoppers } from './lib/shoppers.mjs';
import { sellableSkus } from './lib/skus.mjs';

export const name = 'strangers';

/** A user's data, requested by another user and by a guest. */
export async function attack(mall) {
  const [owner, stranger] = await makeShoppers(mall, 2);
  const next = roundRobin(mall.apiUrls);
  const [sku] = await sellableSkus(mall, 1);
  const { data } = await placeOrder(next, owner, sku);
  const item = { productId: sku.productId, productAttrUnique: String(sku.attrValueId), cartNum: 1 };
  await call(next(), '/api/front/cart/save', { shopper: owner, body: [item] });
  const { shopOrder, cartId } = await withDatabase(mall, async (query) => ({
    shopOrder: (await query('select order_no from shop_order where user_id = $1', [owner.id]))[0]
      .order_no,
    cartId: (await query('select id from cart_item where user_id = $1', [owner.id]))[0].id,
  }));
  const { orderNo } = data;
  const path = '/api/front';
  const body = (fields) => ({ body: fields });
  const wanted = [
    [`${path}/order/master/detail/${orderNo}`],
    [`${path}/order/detail/${shopOrder}`],
    [`${path}/order/cancel/${orderNo}`, body({})],
    [`${path}/order/delete/${shopOrder}`, body({})],
    [`${path}/order/take/${shopOrder}`, body({})],
    [`${path}/order/express/${shopOrder}`],
    [`${path}/pay/payment`, body({ orderNo, payType: 'test', payChannel: 'pc' })],
    [`${path}/address/detail/${owner.addressId}`],
    [`${path}/address/del`, body({ id: owner.addressId })],
    [`${path}/address/default/set`, body({ id: owner.addressId })],
    [`${path}/cart/num`, body({ id: cartId, number: 9 })],
  ];
  const answers = [];
  for (const shopper of [stranger, { ip: '203.0.113.9' }]) {
    for (const [where, options] of wanted) {
      answers.push(await call(next(), where, { shopper, ...options }));
    }
    await call(next(), `${path}/cart/delete`, { shopper, body: { ids: [cartId] } });
  }
  const given = answers.filter(({ code }) => code === 200);
  const left = await withDatabase(mall, (query) =>
    query(
      `select (select count(*) from cart_item where id = $1 and quantity = 1) as cart,
         (select count(*) from user_address where id = $2 and not is_deleted) as address,
         (select count(*) from order_group where order_no = $3 and not is_cancelled) as orders`,
      [cartId, owner.addressId, orderNo],
    ),
  );
  const untouched = Object.values(left[0]).every((count) => Number(count) === 1);
  return [
    {
      attack: "another person's order, address, cart and payment by number",
      count: answers.length,
      expected: 'not found, nothing changed',
      result: `${formatTally(tally(answers.map(({ code }) => code)))}; ${untouched ? 'untouched' : 'CHANGED'}`,
      passed: given.length === 0 && untouched,
    },
  ];
}
