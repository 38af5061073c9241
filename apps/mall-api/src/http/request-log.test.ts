import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

const SECRET = 'Se-cret7';
const SECRETS = [
  ...['requestKey', 'graphicKey', 'graphicCode', 'code', 'state', 'oauth_token', 'oauth_verifier'],
  ...['token', 'keyword', 'password', 'captcha', 'email', 'phone'],
].map((name) => `${name}=${SECRET}`);
const QUERY = `?${SECRETS.join('&')}&to=${SECRET}@example.com&stateSecret=${SECRET}`;

/** Logs at level `info`: that a call was answered, never its content. */
describe('the log of requests', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await mall.app.listen({ host: '127.0.0.1', port: 0 });
    });

    const linesOf = async (work: () => Promise<unknown>) => {
      const before = mall.logs.length;
      await work();
      // The line is written after the response; the next request comes after it.
      await mall.app.inject('/');
      return mall.logs.slice(before);
    };
    const post = { 'content-type': 'application/json', referer: `https://shop.example/${QUERY}` };

    test('says route, status, time and why it was refused, and nothing else', async () => {
      const [line = ''] = await linesOf(() =>
        mall.call(`/api/front/login/oauth/request${QUERY}&provider=google`),
      );
      expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(
        ['level', 'msg', 'ms', 'refused', 'request', 'route', 'status', 'time'].sort(),
      );
    });

    test('says why a call was refused, and nothing of who asked', async () => {
      const { email } = await mall.signUp();
      const refusedFor = async (work: () => Promise<unknown>) =>
        (JSON.parse((await linesOf(work))[0] ?? '{}') as { refused?: string }).refused;
      const password = 'Wrong-password1';
      expect(await refusedFor(() => mall.call('loginByEmail', { body: { email, password } }))).toBe(
        'wrong-email-sign-in',
      );
      expect(await refusedFor(() => mall.call('userInfo', { token: 'f'.repeat(32) }))).toBe('401');
      expect(await refusedFor(() => mall.call('tokenExists'))).toBeUndefined();
    });

    test.each([
      ['GET', '/outbox.json'],
      ['GET', '/outbox'],
      ['GET', '/api/front/product/list'],
      ['GET', '/api/front/login/oauth/request'],
      ['GET', '/api/front/login/twitter/request/token'],
      ['GET', '/api/front/login/logout'],
      ['GET', `/api/front/order/detail/${SECRET}`],
      ['GET', `/${SECRET}/%zz`],
      ['GET', `//api//front//${SECRET}`],
      ['POST', '/api/front/login/email/captcha'],
      ['POST', '/api/front/login/email'],
      ['POST', '/api/front/login/oauth/code'],
      ['POST', '/api/front/login/twitter'],
      ['POST', '/api/front/login/google'],
      ['POST', '/api/front/login/sendCode'],
      ['POST', '/api/front/upload/image'],
      ['POST', '/api/pay/webhook/test'],
      ['DELETE', '/api/front/user/info'],
    ] as const)('%s %s', async (method, path) => {
      const bodies = [`{"code":"${SECRET}"}`, `{"code":"${SECRET}`, SECRET, `["${SECRET}"]`];
      const log = await linesOf(async () => {
        if (method === 'GET') return mall.app.inject({ method, url: path + QUERY, headers: post });
        for (const payload of bodies) {
          await mall.app.inject({ method, url: path + QUERY, headers: post, payload });
        }
      });
      expect(log.length).toBeGreaterThan(0);
      expect(log.join('')).not.toContain(SECRET);
    });

    test('bytes that are no request', async () => {
      const { port } = mall.app.server.address() as AddressInfo;
      const send = (bytes: string) =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
          socket.on('close', () => resolve()).on('error', () => resolve());
          socket.resume();
        });
      const log = await linesOf(async () => {
        await send(`NONSENSE /${SECRET}${QUERY}\r\n\r\n`);
        await send(`GET /${SECRET} HTTP/1.1\r\nHost: x\r\nBad Header: ${SECRET}\r\n\r\n`);
        await send(`GET /?${SECRET}=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
      });
      expect(log.join('')).not.toContain(SECRET);
    });

    test('a provider that does not answer', async () => {
      const google = { issuer: 'http://127.0.0.1:9', clientId: 'id', clientSecret: SECRET };
      const broken = await openApp({ settings: { google } });
      const query = { provider: 'google', requestKey: SECRET };
      expect((await broken.call('oauthRequest', { query })).code).toBe(500);
      await broken.call('loginByGoogle', { body: `${SECRET}.${SECRET}.${SECRET}` });
      expect(broken.logs.join('')).toContain('provider does not answer');
      expect(broken.logs.join('')).not.toContain(SECRET);
    });
  });
});
