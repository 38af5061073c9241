import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

describe('requests as existing storefronts send them', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let token: string;
    beforeAll(async () => {
      mall = await openApp();
      ({ token } = await mall.signUp());
    });

    const exists = async (headers: Record<string, string>) =>
      (await mall.call('tokenExists', { headers })).data;

    test('the token in either header, with or without its prefix', async () => {
      expect(await exists({ 'authori-zation': token })).toBe(true);
      expect(await exists({ 'Authori-zation': `TOKEN_USER:${token}` })).toBe(true);
      expect(await exists({ authorization: `Bearer ${token}` })).toBe(true);
      expect(await exists({ 'authori-zation': token, authorization: `Bearer ${token}` })).toBe(
        true,
      );
      expect(await exists({ authorization: 'Bearer undefined' })).toBe(false);
      expect(await exists({})).toBe(false);
    });

    test('no answer is kept by a browser, shown in a frame, or taken for anything but JSON', async () => {
      const inject = (url: string) =>
        mall.app.inject({ url, headers: { 'authori-zation': token } });
      const safe = {
        'cache-control': 'no-store',
        'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      };
      const type = { 'content-type': 'application/json; charset=utf-8' };
      for (const url of ['/api/front/user/info', '/api/front/no/such', '/api/front/cart/list?x'])
        expect((await inject(url)).headers).toMatchObject({ ...safe, ...type });
    });

    test.each([
      ['a.b+c@example.com', 'application/json; charset=UTF-8'],
      ['"quoted@example.com"', 'application/json; charset=UTF-8'],
      ['plain@example.com', 'text/plain;charset=UTF-8'],
      ['form@example.com', 'application/x-www-form-urlencoded'],
    ])('an e-mail address alone as body: %s as %s', async (body, type) => {
      const answer = await mall.call('/api/front/login/email/captcha', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect(answer.code).toBe(200);
      expect(mall.mails.at(-1)?.to).toBe(body.replaceAll('"', ''));
    });

    test.each(['nonsense', '', '{"email":"a@b.co"}'])(
      'a body that is no e-mail address is refused: %j',
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await mall.call('sendRegisterEmailCode', { body, headers });
        expect(answer.code).toBe(400);
      },
    );

    test('a parameter that is sent twice is none of both', async () => {
      expect((await mall.call('/api/front/product/list?page=1&page=2')).code).toBe(400);
    });

    test('fields that the contract does not name change nothing', async () => {
      const { token: own, email } = await mall.signUp();
      const body = { nickname: 'Ann', email: 'other@example.com', kind: 'phone', id: 1 };
      expect((await mall.call('editUser', { token: own, body })).code).toBe(200);
      const { data } = await mall.call('userInfo', { token: own });
      expect(data).toMatchObject({ nickname: 'Ann', email });
    });

    test('doubled slashes are one', async () => {
      const answer = await mall.call('//api//front/user/info?x=//', { token });
      expect(answer.code).toBe(200);
    });

    test('the first violated rule in words, and empty text is absent', async () => {
      const answer = await mall.call('loginByEmail', { body: { email: '', password: 'x' } });
      expect(answer).toEqual({
        code: 400,
        message: 'email is required',
        data: null,
        field: 'email',
      });
    });

    test.each(['{"email":', '[]', '"text"', 'null', '{"__proto__":{"email":"a@b.co"}}'])(
      'an unusable body is code 400: %s',
      async (body) => {
        expect(await mall.call('loginByEmail', { body })).toMatchObject({ code: 400, data: null });
      },
    );

    test.each(['[', '{"a":'])('a body that is nested without end is code 400: %s', async (open) => {
      const close = open === '[' ? ']' : '}';
      const body = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
      const errors = mall.logs.length;
      expect((await mall.call('loginByEmail', { body })).code).toBe(400);
      expect(mall.logs.slice(errors).join('')).not.toContain('"failed"');
    });

    test.each([
      ['0', 'page must be at least 1'],
      ['-1', 'page must be at least 1'],
      ['NaN', 'page must be integer'],
      ['1.5', 'page must be integer'],
      ['1e30', 'page must be at most 2147483647'],
    ])('a page that cannot be is code 400: %s', async (page, message) => {
      const answer = await mall.call('productList', { query: { page } });
      expect(answer).toMatchObject({ code: 400, message, data: null });
    });

    test('a page beyond the last one is empty, and knows where it is', async () => {
      const { data } = await mall.call('productList', { query: { page: 1e9, limit: 100 } });
      expect(data).toMatchObject({ total: 0, list: [], pageNum: 1e9, isLastPage: true });
      expect((await mall.call('productList', { query: { limit: 100_000 } })).code).toBe(400);
    });

    test.each(['1e30', '-1e30', '99999999999'])('an id beyond all ids: %s', async (id) => {
      const detail = await mall.call('productDetail', { params: { id } });
      expect(detail).toMatchObject({ code: 400, message: expect.stringMatching(/^id must be at/) });
      expect((await mall.call('productList', { query: { cid: id } })).code).toBe(400);
      const body = [{ productId: 1, productAttrUnique: Number(id), cartNum: 1 }];
      expect((await mall.call('addToCart', { token, body })).code).toBe(400);
      const orderDetails = [{ shoppingCartId: Number(id) }];
      const draft = { preOrderType: 'shoppingCart', orderDetails };
      expect((await mall.call('createPreOrder', { token, body: draft })).code).toBe(400);
      expect((await mall.call('deleteAddress', { token, body: { id } })).code).toBe(400);
    });

    test('a call with the content type of JSON and no body', async () => {
      const headers = { 'content-type': 'application/json', 'authori-zation': token };
      expect(await mall.call('tokenExists', { headers })).toMatchObject({ code: 200, data: true });
    });

    test.each(['/api/front/nothing', '/api/front/login/email', '/api/%zz'])(
      'an unknown call is code 404 under HTTP 200: %s',
      async (path) => {
        expect(await mall.call(path as `/${string}`)).toMatchObject({ code: 404, data: null });
      },
    );
  });
});
