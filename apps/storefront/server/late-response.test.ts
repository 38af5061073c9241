import { afterEach, describe, expect, it } from 'vitest';
import type { TestMall } from './testing/open-mall';
import { openTestMall } from './testing/open-mall';

const older = 'a'.repeat(32);
const newer = 'b'.repeat(32);
let mall: TestMall;
afterEach(() => mall.close());

/** The cookies of one browser. */
function browser() {
  const jar = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const ask = async (path: string, method = 'GET') => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, origin: mall.origin, 'x-vermilion': '1' };
    keep(await fetch(mall.origin + path, { method, headers }));
  };
  const sessions = () => [...jar].filter(([name]) => name.startsWith('mall_session.'));
  return {
    ask,
    sessions: () => sessions().map(([, token]) => token),
    /** Number of hint cookies, which scripts can read. */
    hints: () => jar.size - sessions().length,
  };
}

const signedIn = (token: string) => ({ code: 200, message: 'ok', data: { token } });

describe('a late response', () => {
  it.each([
    ['refuses an older session', '/api/front/cart/list'],
    ['ends an older session', '/api/front/login/logout'],
  ])('a late answer that %s leaves a newer one alone', async (_, path) => {
    const waiting: (() => void)[] = [];
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const tokens = [older, newer];
    mall = await openTestMall(({ url }, res) => {
      if (url === '/api/front/login/email') return signedIn(tokens.shift() ?? '');
      waiting.push(() => res.end(JSON.stringify({ code: 401, message: '', data: null })));
      arrived();
      return undefined;
    });
    const { ask, sessions, hints } = browser();
    await ask('/api/front/login/email', 'POST');
    expect(sessions()).toEqual([older]);
    const late = ask(path);
    await arrival;
    await ask('/api/front/login/email', 'POST');
    for (const answer of waiting) answer();
    await late;
    expect([sessions(), hints()]).toEqual([[newer], 1]);
  });

  it('ends all sessions that a browser still holds when the newest is refused', async () => {
    mall = await openTestMall(() => ({ code: 401, message: '', data: null }));
    const cookie = `mall_session.1=${older}; mall_session.2=${newer}`;
    const response = await fetch(`${mall.origin}/api/front/cart/list`, { headers: { cookie } });
    expect(mall.received[0]?.headers['authori-zation']).toBe(newer);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mall_session\.1=; .*Max-Age=0/),
      expect.stringMatching(/^mall_signed_in\.1=; .*Max-Age=0/),
      expect.stringMatching(/^mall_session\.2=; .*Max-Age=0/),
      expect.stringMatching(/^mall_signed_in\.2=; .*Max-Age=0/),
    ]);
  });
});
