import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMallClient } from './client';
import { operationTable } from './generated/operations.gen';
import { MallError } from './mall-error';
import { mockHandlers, type MockOptions } from './mock';
import { readOptions } from './mock/options';
import { createMockServer } from './mock/serve';
import { UsageError } from './mock/usage-error';
import { BASE, checked, fetchOf, open } from './testing/mock-client';
import { operationIds, schemaErrors } from './testing/schema-errors';

/** Path parameters that exist in the examples; the mock ignores what it does not know. */
const args = { id: 101, aid: 41, merId: 7, productId: 101, kind: 'goods', from: 1, ids: [3001] };
const numbers = {
  orderNo: 'PT20260302093100',
  preOrderNo: 'PRE20260302093000',
  items: [],
  orderDetails: [],
};
/** Calls about what only a flow creates, or whose thing has an id of its own. */
const OWN: Record<string, object> = {
  setCartQuantity: {},
  resetCartItem: {},
  loadPreOrder: {},
  computePrice: {},
  createOrder: {},
  orderCoupons: {},
  couponOptions: {},
  startPayment: { orderNo: 'PT20260307120000', payType: 'test' },
  cancelOrder: { orderNo: 'PT20260307120000' },
  orderDetail: { orderNo: 'SH20260302093101' },
  orderExpress: { orderNo: 'SH20260302093101' },
  orderReceipt: { orderNo: 'SH20260302093101' },
  takeOrder: {},
  deleteOrder: {},
  writeReview: { orderNo: 'SH20260302093101', orderInfoId: 4001, star: 5, comment: 'Fine' },
  saveAddress: { id: 601 },
  addressDetail: { id: 601 },
  deleteAddress: { id: 601 },
  setDefaultAddress: { id: 601 },
};
const inFlow = Object.keys(OWN).filter((id) => Object.keys(OWN[id] ?? {}).length === 0);

type AnyCall = (args: object) => Promise<unknown>;

describe('mockHandlers', () => {
  it.each(operationIds.filter((id) => !inFlow.includes(id)))(
    'answers %s as its schema says',
    async (operationId) => {
      const client = open() as unknown as Record<string, AnyCall>;
      const data = await client[operationId]?.({ ...args, ...numbers, ...OWN[operationId] });
      expect(schemaErrors(operationId, data)).toBeNull();
    },
  );

  it('has the price and the stock of the list on the page of any goods', async () => {
    const client = open();
    const { list } = await client.productList({});
    for (const { id, price, stock } of list) {
      const { productInfo, productValue } = await client.productDetail({ id });
      expect(productInfo).toMatchObject({ price, stock });
      expect(Object.values(productValue ?? {})).toMatchObject([{ price, stock }]);
    }
  });

  it('keeps the nickname that was saved', async () => {
    const client = open();
    await client.editUser({ nickname: 'Noor' });
    expect(await client.userInfo()).toMatchObject({ nickname: 'Noor', email: 'nora@example.com' });
  });

  it('keeps addresses, of which one is the default', async () => {
    const client = open();
    const [first] = await client.allAddresses();
    const { id: _id, isDefault: _isDefault, ...fields } = first as NonNullable<typeof first>;
    const second = await client.saveAddress({ ...fields, detail: '2 Mill Lane', isDefault: true });
    expect(await client.defaultAddress()).toMatchObject({ id: second.id, detail: '2 Mill Lane' });
    await client.deleteAddress({ id: second.id });
    expect(await client.allAddresses()).toMatchObject([{ id: first?.id, isDefault: false }]);
  });

  it('keeps collected goods, also those of the cart, and can put them back', async () => {
    const client = checked(open());
    await client.uncollectProducts({ ids: [102] });
    expect(await client.userInfo()).toMatchObject({ collectCount: 0 });
    await client.addToCart({ items: [{ productId: 103, productAttrUnique: 1003, cartNum: 1 }] });
    const [shop] = await client.cartList({ isValid: true });
    await client.collectCartItems({ ids: shop?.cartInfoList.map(({ id }) => id) ?? [] });
    expect(await client.cartList({ isValid: true })).toEqual([]);
    expect(await client.productDetail({ id: 103 })).toMatchObject({ userCollect: true });
    await client.restoreProducts({ ids: [102] });
    const { list } = await client.collectedProducts();
    expect(list.map(({ productId }) => productId)).toEqual([103, 102]);
  });

  it('keeps followed shops, and can put them back', async () => {
    const client = checked(open());
    await client.followShop({ merId: 8 });
    await client.unfollowShop({ merId: 7 });
    expect(await client.followedShops()).toMatchObject({ list: [{ merName: 'Kiln' }] });
    expect(await client.shopInfo({ id: 7 })).toMatchObject({ isCollect: false });
    await client.restoreShops({ ids: [7] });
    expect(await client.shopInfo({ id: 7 })).toMatchObject({ isCollect: true });
  });

  it('has a state of its own in each set of handlers', async () => {
    const [one, other] = [open(), open()];
    await one.addToCart({ items: [{ productId: 101, productAttrUnique: 1001, cartNum: 1 }] });
    expect(await other.cartList({ isValid: true })).toEqual([]);
  });

  it('refuses more units than there are', async () => {
    const items = [{ productId: 102, productAttrUnique: 1002, cartNum: 99 }];
    const refused = expect(open().addToCart({ items })).rejects;
    await refused.toMatchObject({ kind: 'business', reason: 'out-of-stock' });
  });

  it('wants a token where a server does, unless it is signed in', async () => {
    await expect(open({}, '').userInfo()).rejects.toMatchObject({ kind: 'session', code: 401 });
    expect(await open({ signedIn: true }, '').userInfo()).toMatchObject({ nickname: 'Nora' });
    const { token } = await open({}, '').loginByEmail({ email: 'a@b.co', password: 'Secret-1' });
    expect(await open({}, token).userInfo()).toMatchObject({ nickname: 'Nora' });
  });

  it('answers what a caller wants it to', async () => {
    const client = open({
      overrides: { hotKeywords: [], cartCount: ({ type }) => ({ count: type.length }) },
    });
    expect(await client.hotKeywords()).toEqual([]);
    expect(await client.cartCount({ numType: true, type: 'sum' })).toEqual({ count: 3 });
  });

  it('refuses what a caller wants it to', async () => {
    const error = await open({ fail: { addToCart: 'limit-reached' } })
      .addToCart({ items: [] })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MallError);
    expect(error).toMatchObject({ kind: 'business', code: 500, reason: 'limit-reached' });
  });

  it('answers unknown calls in the envelope', async () => {
    const fetch = fetchOf(mockHandlers({ baseUrl: BASE }));
    const response = await fetch(`${BASE}/api/front/nothing`, {});
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
  });
});

describe('the mock as a server', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  async function listen(options: Partial<MockOptions> = {}) {
    const base = 'http://mall-mock';
    const server = createMockServer(mockHandlers({ baseUrl: base, ...options }), base).listen(0);
    closing.push(() => server.close());
    await once(server, 'listening');
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  it('serves the client, forms and bare text included', async () => {
    const client = createMallClient({ baseUrl: await listen(), token: () => 'any' });
    const items = [{ productId: 103, productAttrUnique: 1003, cartNum: 2 }];
    await client.addToCart({ items });
    expect(await client.cartCount({ numType: true, type: 'sum' })).toEqual({ count: 2 });
    await client.sendPhoneCode({ phone: '701234567', countryCode: '+46' });
    await client.sendRegisterEmailCode({ email: 'nora@example.com' });
  });

  it('may be called by pages of other origins', async () => {
    const base = await listen();
    const asked = await fetch(`${base}${operationTable.userInfo[1]}`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authori-zation, form-type' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('authori-zation, form-type');
    const answered = await fetch(`${base}${operationTable.hotKeywords[1]}`);
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the command line of the mock', () => {
  it('reads port, times and refusals', () => {
    const times = ['--delay=20', '--ship-after', '0'];
    const options = readOptions(['--port', '0', ...times, '--fail', 'addToCart=out-of-stock']);
    expect(options).toMatchObject({ port: 0, delay: 20, shipAfter: 0 });
    expect(options).toMatchObject({ fail: { addToCart: 'out-of-stock' } });
  });

  it.each([
    ['--port', 'x'],
    ['--fail', 'addToCart'],
    ['--fail', 'nothing=out-of-stock'],
    ['--prot', '1'],
  ])('refuses %s %s', (...words) => expect(() => readOptions(words)).toThrow(UsageError));
});
