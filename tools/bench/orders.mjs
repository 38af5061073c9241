import { inTurn } from '../../scripts/lib/in-turn.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { makeShoppers } from '../attack/lib/shoppers.mjs';

/** Calls the server as a client does; resolves to `data`, throws on any code but 200. */
export function caller(base, token) {
  const headers = { 'content-type': 'application/json', 'form-type': 'pc' };
  if (token) headers['authori-zation'] = token;
  return async (path, body) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const { code, message, data } = await (await fetch(base + path, init)).json();
    if (code !== 200) throw new Problem(`${path} answered ${code}: ${message}`);
    return data;
  };
}

/** The path of a page of all goods. */
export const goodsListPath = (page) => `/api/front/product/list?page=${page}&limit=20`;

/** Ids of the goods of the first pages. */
export async function findGoodsIds(base) {
  const pages = await Promise.all([1, 2, 3].map((page) => caller(base)(goodsListPath(page))));
  return pages.flatMap(({ list }) => list.map(({ id }) => id));
}

/** Skus of many goods, so that none sells out. */
export async function skusOf(base, ids) {
  const details = await inTurn(ids, 4, (id) => caller(base)(`/api/front/product/detail/${id}`));
  return details.flatMap(({ productInfo, productValue }) =>
    Object.values(productValue)
      .filter((sku) => sku.stock > 20)
      .map((sku) => ({ productId: productInfo.id, attrValueId: sku.id })),
  );
}

/** Below the limit of unpaid orders of an account. */
const ORDERS_OF_ONE = 5;

/**
 * Prepares orders up to the last step: returns a function that makes `count` requests to create
 * one, each with its own draft, by several new accounts.
 */
export async function orderMaker(mall, ids) {
  const skus = await skusOf(mall.apiUrl, ids);
  let turn = 0;
  const prepare = async ({ token, addressId }) => {
    const sku = skus[turn++ % skus.length];
    const draft = { preOrderType: 'buyNow', orderDetails: [{ ...sku, productNum: 1 }] };
    const call = caller(mall.apiUrl, token);
    const { preOrderNo } = await call('/api/front/order/pre/order', draft);
    const person = { realName: 'Bench', phone: '1', email: 'bench@example.com' };
    const order = { preOrderNo, payType: 'test', payChannel: 'pc', addressId, ...person };
    return {
      method: 'POST',
      path: '/api/front/order/create',
      headers: { 'content-type': 'application/json', 'authori-zation': token },
      body: JSON.stringify(order),
    };
  };
  return async (count) => {
    const shoppers = await makeShoppers(mall, Math.ceil(count / ORDERS_OF_ONE));
    const buyers = Array.from({ length: count }, (_, order) => shoppers[order % shoppers.length]);
    return inTurn(buyers, 8, prepare);
  };
}
