import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import operatorContract from '@vermilion/api-client/contract/operator.json';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type Received, type TestMall } from './testing/open-mall';
import { rawGet, rawRequest } from './testing/raw-request';

const token = 'account-0123456789abcdef0123456789';
const key = `vmo_${'ab'.repeat(24)}`;
const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
let mall: TestMall;
let origin: string;
let seen: Received[];
let answer: unknown;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'run()');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Back office</title></head><body></body></html>',
  );
  mall = await openTestMall(() => answer, { backOffice: { folder } });
  origin = mall.origin;
});
afterAll(() => {
  mall.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  seen = mall.received;
  seen.length = 0;
  answer = { code: 200, message: 'ok', data: null };
});

const post = (path: string, headers: Record<string, string> = {}, body: string | FormData = '{}') =>
  fetch(`${origin}/back-office${path}`, {
    method: 'POST',
    body,
    headers: {
      origin,
      'x-vermilion': '1',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/back-office${path}`, { headers });

/** Signs in and opens a place; returns the cookies as a browser sends them. */
async function enter() {
  answer = { code: 200, message: 'ok', data: { token, uid: 1 } };
  const signedIn = await post('/session/sign-in', {}, '{"email":"a@b.co","password":"x"}');
  const account = signedIn.headers.getSetCookie();
  answer = { code: 200, message: 'ok', data: { key, endTime: 'soon', idleMinutes: 30 } };
  const cookie = account.map((line) => line.split(';')[0]).join('; ');
  const opened = await post('/session/open', { cookie }, '{"staffId":1}');
  const place = opened.headers.getSetCookie();
  answer = { code: 200, message: 'ok', data: null };
  const texts = [await signedIn.text(), await opened.text()];
  const both = [...account, ...place].map((line) => line.split(';')[0]).join('; ');
  return { cookie: both, account, place, texts };
}

describe('the session of the back office', () => {
  it('keeps account and key in cookies of its own path, which no script reads', async () => {
    const { account, place, texts } = await enter();
    const rest = '; Path=/back-office; HttpOnly; SameSite=Strict';
    expect(account).toEqual([expect.stringMatching(/^mall_office_account\.[0-9a-f]{16}=account-/)]);
    expect(place).toEqual([expect.stringMatching(/^mall_office_key\.[0-9a-f]{16}=vmo_/)]);
    for (const line of [...account, ...place]) expect(line.endsWith(rest)).toBe(true);
    expect(texts.join()).not.toMatch(/account-0123|vmo_/);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/front/login/email',
      '/api/operator/staff/open',
    ]);
    expect(seen[1]?.headers['authori-zation']).toBe(token);
  });

  it('signs in with a phone number, too, and says why it was refused', async () => {
    answer = { code: 428, message: 'captcha', data: null };
    const refused = await post('/session/sign-in', {}, '{"phone":"138","password":"x"}');
    expect(seen[0]?.url).toBe('/api/front/login/mobile/password');
    expect(await refused.json()).toEqual(answer);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('ends with both tokens, at the server and in the browser', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    const left = await post('/session/sign-out', { cookie });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/operator/staff/close',
      '/api/front/login/logout',
    ]);
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${key}`);
    const lines = left.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/=; Path=\/back-office; Max-Age=0/);
  });

  it('asks for the password again when the server no longer knows the key', async () => {
    const { cookie } = await enter();
    answer = { code: 401, message: 'over', data: null };
    const refused = await get('/api/order/list', { cookie });
    expect(refused.headers.getSetCookie().join()).toMatch(
      /mall_office_key.*Max-Age=0.*mall_office_account.*Max-Age=0/,
    );
  });

  it('asks about the second factors of the account, not of the place', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    await post('/session/factor/passkey/remove/7', { cookie });
    await post('/session/factor/passkey/remove/7%2f..', { cookie });
    await get('/session/factor/self', { cookie });
    expect(seen.map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/api/operator/factor/passkey/remove/7'],
      ['GET', '/api/operator/factor/self'],
    ]);
    for (const { headers } of seen) expect(headers['authori-zation']).toBe(token);
    answer = { code: 401, message: 'over', data: null };
    const refused = await post('/session/factor/prove', { cookie }, '{"code":"123456"}');
    expect(refused.headers.getSetCookie().join()).toMatch(/mall_office_account.*Max-Age=0/);
  });

  it('is unknown without its cookies, and the shopper’s own does not open it', async () => {
    const cookie = `mall_session.1=${token}`;
    expect(await (await get('/session/places', { cookie })).json()).toMatchObject({ code: 401 });
    expect(await (await get('/api/order/list', { cookie })).json()).toMatchObject({ code: 401 });
    expect(seen).toEqual([]);
  });
});

describe('the relay of the back office', () => {
  it('adds the key, and passes nothing else of the browser on', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    const headers = { cookie, authorization: 'forged', 'authori-zation': 'forged', 'x-other': '1' };
    const response = await get('/api/order/list?state=toShip&page=2', headers);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/operator/order/list?state=toShip&page=2',
    });
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${key}`);
    for (const name of ['authori-zation', 'cookie', 'x-other'])
      expect(seen[0]?.headers).not.toHaveProperty(name);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('relays bodies byte for byte, also those of forms, up to its limit', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    await post('/api/order/ship/SH1', { cookie }, '{"company":"é"}');
    expect(seen[0]).toMatchObject({ url: '/api/operator/order/ship/SH1', body: '{"company":"é"}' });
    const form = new FormData();
    form.append('file', new Blob(['abc']), 'a.csv');
    await post('/api/goods/import', { cookie }, form);
    expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]?.body).toContain('abc');
    const large = await post('/api/order/ship/SH1', { cookie }, 'x'.repeat(1_100_000));
    expect([large.status, seen.length]).toEqual([413, 2]);
  });

  it('refuses writes that do not come from its own pages', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    const refused = [
      await post('/api/order/begin/SH1', { cookie, 'x-vermilion': '' }),
      await post('/api/order/begin/SH1', { cookie, origin: 'https://elsewhere.example' }),
      await post('/api/order/begin/SH1', { cookie, origin: 'null' }),
      await post('/api/order/begin/SH1', { cookie, 'sec-fetch-site': 'cross-site' }),
      await post('/api/order/begin/SH1', { cookie, 'sec-fetch-site': 'same-site' }),
      await post('/session/sign-in', { 'x-vermilion': '' }),
      await post('/session/sign-out', { cookie, origin: 'https://elsewhere.example' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(seen).toEqual([]);
  });

  it('relays calls of the contract only, by their own method', async () => {
    const { cookie } = await enter();
    seen.length = 0;
    const refused = [
      await get('/api/front/user/info', { cookie }),
      await get('/api/order/begin/SH1', { cookie }),
      await post('/api/order/list', { cookie }),
      await get('/api/order/unknown', { cookie }),
      await get('/api/ORDER/list', { cookie }),
      await post('/api/staff/open', { cookie }),
      await post('/api/factor/begin', { cookie }),
      await get('/api//evil.example/order/list', { cookie }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(seen).toEqual([]);
  });

  it.each([
    '/back-office/api/order/detail/..%2f..%2ffront%2fuser%2finfo',
    '/back-office/api/order/detail/%2e%2e',
    '/back-office/api/order/detail/../../front/user/info',
    '/back-office/api/order/detail/a%5cb',
    '/back-office/api/order/detail/%252e%252e',
    'http://evil.example/back-office/api/order/list',
  ])('leads nowhere else: %s', async (target) => {
    const { cookie } = await enter();
    seen.length = 0;
    const { status } = await rawRequest(
      mall.port,
      rawGet(target, ['Host: localhost', `Cookie: ${cookie}`]),
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(seen).toEqual([]);
  });

  it('relays no call that takes the session of an account, and every other', async () => {
    const { cookie } = await enter();
    const ofAccounts: string[] = [];
    for (const [path, methods] of Object.entries(operatorContract.paths))
      for (const [method, { security }] of Object.entries(methods) as [
        string,
        { security: object[] },
      ][]) {
        const target = path.replace('/api/operator', '/api').replaceAll(/\{\w+\}/g, '1');
        seen.length = 0;
        await (method === 'get' ? get(target, { cookie }) : post(target, { cookie }));
        if (security.some((one) => 'session' in one)) ofAccounts.push(path);
        const isClose = path.endsWith('/staff/close');
        const isOfAccount = ofAccounts.includes(path);
        expect([path, seen.length]).toEqual([path, isOfAccount || isClose ? 0 : 1]);
      }
    expect(ofAccounts.length).toBeGreaterThan(0);
  });
});

describe('the page of the back office', () => {
  it('is the same for every path, with a policy that allows scripts of its own files only', async () => {
    for (const path of ['', '/', '/orders', '/orders/SH1?x=1']) {
      const response = await get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect([path, response.status]).toEqual([path, 200]);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? [];
      const html = await response.text();
      expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(html).toContain('data-brand="vermilion"');
    }
  });

  it('has files that are kept for ever, and none of a wrong name', async () => {
    const file = await get('/assets/app-1.js');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/app-2.js')).status).toBe(404);
  });

  it('is nowhere when it is turned off', async () => {
    const without = await openTestMall(() => answer);
    const response = await fetch(`${without.origin}/back-office/session/places`);
    expect(await response.text()).not.toContain('401');
    without.close();
  });
});

describe('a back office with a host of its own', () => {
  it('sends pages there, and takes calls there only', async () => {
    const own = 'http://office.example';
    const publicOrigin = 'http://mall.example';
    const two = await openTestMall(() => answer, {
      publicOrigin,
      backOffice: { folder, origin: own },
    });
    const ask = (host: string, target: string) =>
      rawRequest(two.port, rawGet(target, [`Host: ${host}`]));
    const page = await ask('mall.example', '/back-office/invitation');
    expect(page.status).toBe(302);
    expect(page.text).toContain(`location: ${own}/back-office/invitation`);
    expect((await ask('mall.example', '/back-office/api/order/list')).status).toBe(421);
    expect((await ask('office.example', '/back-office/orders')).status).toBe(200);
    expect((await ask('office.example', '/back-office/session/places')).text).toContain('401');
    two.close();
  });
});
