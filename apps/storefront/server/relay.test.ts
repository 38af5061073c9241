import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Received, TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

const token = '0123456789abcdef0123456789abcdef';
const cookieName = 'mall_session.3eb1bd439947eb76';
const hintName = 'mall_signed_in.3eb1bd439947eb76';
let mall: TestMall;
let origin: string;
let seen: Received[];
let answer: unknown;

beforeAll(async () => {
  mall = await openTestMall((_request, res) => {
    res.setHeader('Set-Cookie', 'theirs=1');
    return answer;
  });
  origin = mall.origin;
});
afterAll(() => mall.close());
beforeEach(() => {
  seen = mall.received;
  seen.length = 0;
  answer = { code: 200, message: 'ok', data: null };
});

/** The headers that identify requests of our pages. */
const ours = () => ({ referer: `${origin}/`, 'x-vermilion': '1' });

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin, 'x-vermilion': '1', 'content-type': 'application/json', ...headers },
  });

describe('a server that ends its connections', () => {
  /** The first `count` requests get no answer. */
  const open = async (count: number) => {
    let left = count;
    const stopping = await openTestMall((_request, res) => {
      left -= 1;
      if (left >= 0) return void res.socket?.destroy();
      return { code: 200, message: 'ok', data: [] };
    });
    onTestFinished(() => stopping.close());
    return stopping;
  };

  it('is asked once more for a read, which nobody notices', async () => {
    const { origin, received } = await open(1);
    const response = await fetch(`${origin}/api/front/search/keyword`);
    expect([response.status, received.length]).toEqual([200, 2]);
  });

  it('is asked twice at most', async () => {
    const { origin, received } = await open(9);
    expect((await fetch(`${origin}/api/front/search/keyword`)).status).toBe(502);
    expect(received).toHaveLength(2);
  });

  it('gets no write twice', async () => {
    const { origin, received } = await open(1);
    const response = await fetch(`${origin}/api/front/login/email/captcha`, {
      method: 'POST',
      body: '"ann@example.com"',
      headers: { origin, 'x-vermilion': '1', 'content-type': 'application/json' },
    });
    expect([response.status, received.length]).toEqual([502, 1]);
  });

  it('gets a write twice that may be sent again, as its key says', async () => {
    const { origin, received } = await open(1);
    await fetch(`${origin}/api/front/cart/estimate`, {
      method: 'POST',
      body: '{"lines":[]}',
      headers: {
        origin,
        'x-vermilion': '1',
        'content-type': 'application/json',
        'idempotency-key': 'k1',
      },
    });
    const sent = received.map(({ body, headers }) => [body, headers['idempotency-key']]);
    expect(sent).toEqual([
      ['{"lines":[]}', 'k1'],
      ['{"lines":[]}', 'k1'],
    ]);
  });
});

describe('the relay', () => {
  it('turns the cookie into the headers of the API, and passes no cookie on', async () => {
    const cookie = `mall_session.1=${token}; other=1`;
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
      `${cookieName}=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
      `${hintName}=1; Path=/; Max-Age=604800; SameSite=Lax`,
    ]);
    expect(await response.json()).toEqual({
      code: 200,
      message: 'ok',
      data: { token: '', uid: 1 },
    });
  });

  it('keeps the secret of a sign-in with a provider from the page, and adds it after the return', async () => {
    answer = { code: 200, message: 'ok', data: { token: 't', tokenSecret: 'hush' } };
    const begun = await fetch(`${origin}/api/front/login/twitter/request/token?end=pc`, {
      headers: ours(),
    });
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
      expect.stringContaining(`${cookieName}=${token};`),
      expect.stringContaining(`${hintName}=1;`),
    ]);
  });

  it('drops the cookie when the session has ended', async () => {
    answer = { code: 410_001, message: 'again', data: null };
    const cookie = `${cookieName}=${token}`;
    const response = await fetch(`${origin}/api/front/user/info`, { headers: { cookie } });
    expect(response.headers.getSetCookie()).toEqual([
      `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
      `${hintName}=; Path=/; Max-Age=0; SameSite=Lax`,
    ]);
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
      await fetch(`${origin}/api/front/login/%6cogout`),
      await fetch(`${origin}/api/front/login/logout;x=1`),
      await fetch(`${origin}/api/front/login/oauth/request?provider=google`),
      await fetch(`${origin}/api/front/something/new`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(seen).toEqual([]);
  });

  it('relays no call of operators, however it is written', async () => {
    const key = { authorization: `Bearer vmo_${'ab'.repeat(24)}`, ...ours() };
    const refused = [
      await post('/api/operator/refund/accept/RE1', key),
      await fetch(`${origin}/api/operator/order/list`, { headers: key }),
      await fetch(`${origin}//api//operator/order/list`, { headers: key }),
      await fetch(`${origin}/api/%6fperator/order/list`, { headers: key }),
      await fetch(`${origin}/api/OPERATOR/order/list`, { headers: key }),
      await fetch(`${origin}/api/operator`, { headers: key }),
      await fetch(`${origin}/api/front/%2e%2e/operator/order/list`, { headers: key }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(seen).toEqual([]);
  });

  it('relays a body byte for byte, also one that is no JSON', async () => {
    await post('/api/front/login/email/captcha', {}, 'a@b.co');
    expect(seen[0]?.body).toBe('a@b.co');
  });

  it('refuses bodies that are too large and methods that the API does not have', async () => {
    expect((await post('/api/front/login/email', {}, 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await fetch(`${origin}/api/x`, { method: 'DELETE' })).status).toBe(405);
    expect(seen).toEqual([]);
  });

  it.each(['register/%76isitor', 'register/visitor;x=1', 'somewhere/else'])(
    'shows no script a token, however the call is written: %s',
    async (call) => {
      answer = { code: 200, message: 'ok', data: { token, uid: 1 } };
      const response = await post(`/api/front/login/${call}`);
      expect(await response.text()).not.toContain(token);
      const keepsSession = response.headers.getSetCookie().join().includes(token);
      expect(keepsSession).toBe(call === 'register/%76isitor');
    },
  );

  it('relays calls that the contract does not name, their paths written anew', async () => {
    await fetch(`${origin}/api//front/coll%65ct/;a/?b=%2f`, { headers: ours() });
    expect(seen[0]?.url).toBe('/api/front/collect/%3Ba?b=%2f');
  });
});
