import { describe, expect, it } from 'vitest';
import { createMallClient } from './client';
import { fakeServer, success } from './testing/fake-server';

const BASE = 'http://mall.test';

describe('what is sent', () => {
  it('puts the arguments of a GET into path and query and leaves out absent ones', async () => {
    const server = fakeServer(success({ list: [] }));
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.reviewList({ id: 7, type: 0, page: 2, limit: undefined });
    expect(server.last().url).toBe(`${BASE}/api/front/product/reply/list/7?type=0&page=2`);
    expect(server.last().method).toBe('GET');
    expect(server.last().body).toBeUndefined();
    expect(server.last().headers.has('content-type')).toBe(false);
  });

  it('escapes what goes into path and query', async () => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.productList({ keyword: '茶 & tea?' });
    expect(new URL(server.last().url).searchParams.get('keyword')).toBe('茶 & tea?');
    await client.orderDetail({ orderNo: 'SH1/../x' });
    expect(server.last().url).toBe(`${BASE}/api/front/order/detail/SH1%2F..%2Fx`);
  });

  it.each(['', '.', '..'])('never leaves the path of the call: %j', async (orderNo) => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await expect(client.cancelOrder({ orderNo })).rejects.toThrow(TypeError);
    expect(server.received).toEqual([]);
  });

  it('sends the fields of a POST as JSON, null included', async () => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.computePrice({ preOrderNo: 'p1', couponId: null });
    expect(server.last().body).toBe('{"preOrderNo":"p1","couponId":null}');
    expect(server.last().headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('sends no body where the call has none', async () => {
    const server = fakeServer(success(true));
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.tokenExists();
    await client.cancelOrder({ orderNo: 'PT1' });
    expect(server.received.map(({ body }) => body)).toEqual([undefined, undefined]);
    expect(server.last().headers.has('content-type')).toBe(false);
  });

  it('sends a list as the whole body of addToCart', async () => {
    const server = fakeServer(success());
    const item = { productId: 1, productAttrUnique: 2, cartNum: 3 };
    await createMallClient({ baseUrl: BASE, fetch: server.fetch }).addToCart({ items: [item] });
    expect(JSON.parse(String(server.last().body))).toEqual([item]);
  });

  it.each(['sendRegisterEmailCode', 'sendForgottenPasswordCode'] as const)(
    'sends the bare e-mail, without quotes, in %s',
    async (id) => {
      const server = fakeServer(success());
      await createMallClient({ baseUrl: BASE, fetch: server.fetch })[id]({ email: 'a@b.co' });
      const bytes = await new Response(server.last().body as string).bytes();
      expect([...bytes]).toEqual([...new TextEncoder().encode('a@b.co')]);
    },
  );

  it('puts what belongs to the request beside the bare e-mail into the query', async () => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.sendRegisterEmailCode({
      email: 'a@b.co',
      graphicCode: 'XY 7',
      requestKey: undefined,
    });
    expect(server.last().url).toBe(`${BASE}/api/front/login/email/captcha?graphicCode=XY+7`);
    expect(server.last().body).toBe('a@b.co');
  });

  it('sends a form where the call takes one, and leaves its content type to fetch', async () => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.sendPhoneCode({ phone: '13800000001', countryCode: '+86' });
    const form = server.last().body as FormData;
    expect([...form]).toEqual([
      ['phone', '13800000001'],
      ['countryCode', '+86'],
    ]);
    expect(server.last().headers.has('content-type')).toBe(false);
  });

  it('sends a file as a part of a form, and its purpose in the query', async () => {
    const server = fakeServer(success({ url: '/x.png' }));
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await client.uploadImage({ multipart: new Blob(['bytes']), model: 'user' });
    expect(server.last().url).toBe(`${BASE}/api/front/upload/image?model=user`);
    const file = (server.last().body as FormData).get('multipart') as File;
    expect(await file.text()).toBe('bytes');
  });

  it('tolerates slashes at the end of the base address and an empty one', async () => {
    const server = fakeServer(success([]));
    await createMallClient({ baseUrl: `${BASE}//`, fetch: server.fetch }).categoryTree();
    expect(server.last().url).toBe(`${BASE}/api/front/product/category`);
    await createMallClient({ baseUrl: '', fetch: server.fetch }).categoryTree();
    expect(server.last().url).toBe('/api/front/product/category');
  });

  it('refuses a call whose path parameter is missing, without sending it', async () => {
    const server = fakeServer(success());
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch });
    await expect(client.orderDetail({ orderNo: '' })).rejects.toThrow('needs orderNo');
    expect(server.received).toHaveLength(0);
  });
});

describe('headers', () => {
  it('marks every call as coming from a desktop page', async () => {
    const server = fakeServer(success());
    await createMallClient({ baseUrl: BASE, fetch: server.fetch }).userInfo();
    expect(server.last().headers.get('form-type')).toBe('pc');
    expect(server.last().headers.get('accept')).toContain('application/json');
    expect(server.last().headers.has('authorization')).toBe(false);
    expect(server.last().headers.has('authori-zation')).toBe(false);
  });

  it('asks for the token at each call and sends it both ways', async () => {
    const server = fakeServer(success());
    const tokens = [undefined, 'abc'];
    const client = createMallClient({
      baseUrl: BASE,
      fetch: server.fetch,
      token: () => tokens.shift(),
    });
    await client.userInfo();
    expect(server.last().headers.has('authori-zation')).toBe(false);
    await client.userInfo();
    expect(server.last().headers.get('authori-zation')).toBe('abc');
    expect(server.last().headers.get('authorization')).toBe('Bearer abc');
  });

  it('lets headers of the client replace its own, and those of a call replace both', async () => {
    const server = fakeServer(success());
    const headers = () => ({ 'X-Mall': 'client', 'Form-type': 'kiosk' });
    const client = createMallClient({ baseUrl: BASE, fetch: server.fetch, headers });
    await client.userInfo({}, { headers: { 'x-mall': 'call' } });
    expect(server.last().headers.get('form-type')).toBe('kiosk');
    expect(server.last().headers.get('x-mall')).toBe('call');
  });
});
