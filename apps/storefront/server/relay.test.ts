import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { readConfig } from './config';
import { createLook } from './look';
import { isApiPath } from './relay';

const token = '0123456789abcdef0123456789abcdef';
let api: Server;
let mall: Server;
let origin: string;
let seen: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[];
let answer: unknown;

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  api = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const { method, url, headers } = req;
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      res.setHeader('Set-Cookie', 'theirs=1');
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify(answer));
    });
  });
  const apiBase = `http://127.0.0.1:${await listen(api)}`;
  const pages = () => Promise.reject(new Error('no page is asked for here'));
  mall = createServer(
    createApp({ apiBase, look: createLook(readConfig({}).look), files: new Map(), pages }),
  );
  origin = `http://127.0.0.1:${await listen(mall)}`;
});
afterAll(() => {
  mall.close();
  api.close();
});
beforeEach(() => {
  seen = [];
  answer = { code: 200, message: 'ok', data: null };
});

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin, 'x-vermilion': '1', 'content-type': 'application/json', ...headers },
  });

describe('the relay', () => {
  it('turns the cookie into the headers of the API, and passes no cookie on', async () => {
    const cookie = `mall_session=${token}; other=1`;
    await fetch(`${origin}/api/front/cart/count?type=total`, {
      headers: { cookie, 'authori-zation': 'forged', 'x-anything': '1' },
    });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/front/cart/count?type=total' });
    expect(seen[0]?.headers).toMatchObject({
      'authori-zation': token,
      authorization: `Bearer ${token}`,
      'form-type': 'pc',
    });
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[0]?.headers).not.toHaveProperty('x-anything');
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('sends no token where there is none', async () => {
    await fetch(`${origin}/api/front/search/keyword`, { headers: { authorization: 'Bearer x' } });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('keeps the token of a sign-in and hides it from the page', async () => {
    answer = { code: 200, message: 'ok', data: { token, uid: 1 } };
    const response = await post('/api/front/login/email');
    expect(response.headers.getSetCookie()).toEqual([
      `mall_session=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
    ]);
    expect(await response.json()).toEqual({
      code: 200,
      message: 'ok',
      data: { token: '', uid: 1 },
    });
  });

  it('keeps the secret of a sign-in elsewhere from the page, and adds it after the return', async () => {
    answer = { code: 200, message: 'ok', data: { token: 't', tokenSecret: 'hush' } };
    const begun = await fetch(`${origin}/api/front/login/twitter/request/token?end=pc`);
    const [line = ''] = begun.headers.getSetCookie();
    expect(line).toBe('mall_provider=hush; Path=/; Max-Age=900; HttpOnly; SameSite=Lax');
    expect(await begun.text()).not.toContain('hush');

    answer = { code: 200, message: 'ok', data: { token, uid: 1 } };
    const cookie = line.split(';')[0] ?? '';
    const body = JSON.stringify({ oauthToken: 't', oauthTokenSecret: '', oauthVerifier: 'v' });
    const done = await post('/api/front/login/twitter', { cookie }, body);
    expect(seen[1]?.body).toBe(body.replace('""', '"hush"'));
    expect(done.headers.getSetCookie()).toEqual([
      'mall_provider=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      expect.stringContaining(`mall_session=${token};`),
    ]);
  });

  it('drops the cookie when the session has ended', async () => {
    answer = { code: 410_001, message: 'again', data: null };
    const response = await fetch(`${origin}/api/front/user/info`);
    expect(response.headers.getSetCookie()[0]).toMatch(/^mall_session=; .*Max-Age=0/);
  });

  it('refuses what does not come from our pages', async () => {
    const refused = [
      await post('/api/front/cart/save', { 'x-vermilion': '' }),
      await post('/api/front/cart/save', { origin: 'https://elsewhere.example' }),
      await post('/api/front/cart/save', { origin: 'null' }),
      await post('/api/front/cart/save', { 'sec-fetch-site': 'cross-site' }),
      await post('/api/front/cart/save', { 'sec-fetch-site': 'same-site' }),
      await fetch(`${origin}/api/front/login/logout`),
      await fetch(`${origin}//api/front//login/logout`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(seen).toEqual([]);
  });

  it('relays a body byte for byte, also one that is no JSON', async () => {
    await post('/api/front/login/email/captcha', {}, 'a@b.co');
    expect(seen[0]?.body).toBe('a@b.co');
  });

  it('refuses bodies that are too large and methods that the API does not have', async () => {
    expect((await post('/api/front/cart/save', {}, 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await fetch(`${origin}/api/x`, { method: 'DELETE' })).status).toBe(405);
    expect(seen).toEqual([]);
  });

  it('never leaves /api/', async () => {
    for (const path of ['/api/../health', '/api/%2e%2e/health', '/api/..%2fhealth', '/api/a\\b'])
      expect(isApiPath(path)).toBe(false);
    expect((await fetch(`${origin}/api/..%2fhealth`)).status).toBe(404);
    expect(seen).toEqual([]);
  });
});
