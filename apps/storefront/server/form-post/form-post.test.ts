import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderOptions, RenderResult } from '../render/types';
import type { TestMall } from '../testing/open-mall';
import { openTestMall, sameAddress } from '../testing/open-mall';

const token = '0123456789abcdef0123456789abcdef';
let mall: TestMall;
let origin: string;
/** The form as the page received it, or undefined. */
let sent: Record<string, string> | undefined;

/** A page that signs in with the fields it receives. */
async function render(request: Request, { api }: RenderOptions): Promise<RenderResult> {
  sent = Object.fromEntries(new URLSearchParams(await request.text()));
  const url = `${api.baseUrl}/api/front/login/email`;
  const answer = await api.fetch?.(url, { method: 'POST', body: '{}' });
  const answerText = await answer?.text();
  const location = answerText?.includes(token) ? '/token-was-answerText' : '/';
  return { kind: 'redirect', status: 303, location, cookies: [], sessionLost: false };
}

beforeAll(async () => {
  const pages = async () => ({
    addressOf: sameAddress,
    render,
    entry: '',
    head: () => '',
    policy: true,
  });
  mall = await openTestMall(() => ({ code: 200, data: { token } }), { pages });
  origin = mall.origin;
});
afterAll(() => mall.close());
beforeEach(() => {
  sent = undefined;
});

const post = (headers: Record<string, string>, body = 'email=a%40b.example&password=Secret-1') =>
  fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('form post', () => {
  it('hands a form of our own pages to the page, and keeps the session that comes of it', async () => {
    const cookie = 'mall_session.1=ffffffffffffffffffffffffffffffff';
    const response = await post({ origin, 'sec-fetch-site': 'same-origin', cookie });
    expect(sent).toEqual({ email: 'a@b.example', password: 'Secret-1' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mall_session\.1=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^mall_signed_in\.1=; Path=\/; Max-Age=0/),
      expect.stringMatching(new RegExp(`^mall_session\\.\\w+=${token}; Path=/; .*HttpOnly`)),
      expect.stringMatching(/^mall_signed_in\.\w+=1; Path=\/; (?!.*HttpOnly)/),
    ]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its name', { origin: 'null' }],
    ['a sister of this site', { 'sec-fetch-site': 'same-site' }],
    ['a place that says nothing of itself', {}],
  ])('takes no form from %s', async (_who, headers) => {
    const response = await post(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(sent).toBeUndefined();
  });

  it('takes nothing but forms, and none without end', async () => {
    const json = await post({ origin, 'content-type': 'application/json' }, '{}');
    expect(json.status).toBe(415);
    const long = await post({ origin }, `email=${'a'.repeat(70_000)}`);
    expect(long.status).toBe(413);
    expect(sent).toBeUndefined();
  });
});
