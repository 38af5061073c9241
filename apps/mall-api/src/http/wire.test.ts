import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabases, type TestApp } from '../testing/app';

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

    test('doubled slashes are one', async () => {
      const answer = await mall.call('//api//front/user/info?x=//', { token });
      expect(answer.code).toBe(200);
    });

    test('the first violated rule in words, and empty text is absent', async () => {
      const answer = await mall.call('loginByEmail', { body: { email: '', password: 'x' } });
      expect(answer).toEqual({ code: 400, message: 'email is required', data: null });
    });

    test.each(['{"email":', '[]', '"text"', 'null', '{"__proto__":{"email":"a@b.co"}}'])(
      'an unusable body is code 400: %s',
      async (body) => {
        expect(await mall.call('loginByEmail', { body })).toMatchObject({ code: 400, data: null });
      },
    );

    test('a call with the content type of JSON and no body', async () => {
      const headers = { 'content-type': 'application/json', 'authori-zation': token };
      expect(await mall.call('tokenExists', { headers })).toMatchObject({ code: 200, data: true });
    });

    test.each(['/api/front/nothing', '/api/front/login/email', '/%zz'])(
      'an unknown call is code 404 under HTTP 200: %s',
      async (path) => {
        expect(await mall.call(path as `/${string}`)).toMatchObject({ code: 404, data: null });
      },
    );

    test('any site may call, none may send cookies', async () => {
      const { headers } = await mall.app.inject({
        method: 'OPTIONS',
        url: '/api/front/user/info',
        headers: {
          origin: 'https://brand.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authori-zation,form-type',
        },
      });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-headers']).toBe('authori-zation,form-type');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    });
  });
});
