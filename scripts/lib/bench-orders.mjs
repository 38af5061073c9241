import { Problem } from './problem.mjs';
import { inTurn } from './in-turn.mjs';

/** Calls the server as a shopper's client does; resolves to `data`, throws on any code but 200. */
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

const accounts = ['ming@vermilion.example', 'sofia@vermilion.example'];

async function signIn(base, email) {
  const login = { email, password: 'Vermilion-2026' };
  const { token } = await caller(base)('/api/front/login/email', login);
  const call = caller(base, token);
  const addresses = await call('/api/pc/address/all/list');
  const address = (Array.isArray(addresses) ? addresses : addresses.list)[0];
  return { token, call, address };
}

/** Skus to buy, spread over many goods so that the stock of none runs out. */
export async function skusOf(base, ids) {
  const details = await inTurn(ids, 4, (id) => caller(base)(`/api/front/product/detail/${id}`));
  return details.flatMap(({ productInfo, productValue }) =>
    Object.values(productValue)
      .filter((sku) => sku.stock > 20)
      .map((sku) => ({ productId: productInfo.id, attrValueId: sku.id })),
  );
}

/**
 * Prepares orders up to the last step: returns a function that makes `count` fresh requests to create one,
 * each with a pre-order of its own.
 */
export async function orderMaker(base, ids) {
  const shoppers = await Promise.all(accounts.map((email) => signIn(base, email)));
  const skus = await skusOf(base, ids);
  let turn = 0;
  const prepare = async () => {
    const { token, call, address } = shoppers[turn % shoppers.length];
    const sku = skus[turn++ % skus.length];
    const draft = { preOrderType: 'buyNow', orderDetails: [{ ...sku, productNum: 1 }] };
    const { preOrderNo } = await call('/api/front/order/pre/order', draft);
    const { id: addressId, realName, phone, email } = address;
    const order = {
      preOrderNo,
      payType: 'test',
      payChannel: 'pc',
      addressId,
      realName,
      phone,
      email,
    };
    return {
      method: 'POST',
      path: '/api/front/order/create',
      headers: { 'content-type': 'application/json', 'authori-zation': token },
      body: JSON.stringify(order),
    };
  };
  return (count) => inTurn(Array.from({ length: count }), 8, prepare);
}
