import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCall } from './calls';
import { parseRequestUrl } from './request-url';
import { apiHeaders, readSession, sessionCookies, sessionOutcome as outcomeOf } from './session';

const request = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage; // The only part of a request that is read

const sessionOutcome = (path: string, body: unknown, method = 'POST', status = 200) =>
  outcomeOf(findCall(method, parseRequestUrl(path)?.segments ?? []), body, status);

const token = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const signedIn = { code: 200, message: 'ok', data: { token, uid: 7 } };

describe('the session taken out of answers', () => {
  it('lifts the token out of every sign-in and registration call', () => {
    const calls = [
      'mobile/password',
      'mobile/captcha',
      'email',
      'register/visitor',
      'register/email',
      'register/mobile',
      'twitter',
      'google',
      'facebook',
      'oauth/code',
    ];
    for (const call of calls) {
      const { body, session } = sessionOutcome(`/api/front/login/${call}`, signedIn);
      expect(session).toEqual({ keep: token });
      expect(body).toEqual({ code: 200, message: 'ok', data: { token: '', uid: 7 } });
    }
  });

  it('takes doubled slashes for one', () => {
    const { body } = sessionOutcome('//api//front/login/email/', signedIn);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('keeps no token of a call that failed, and shows none', () => {
    const { body, session } = sessionOutcome('/api/front/login/email', { ...signedIn, code: 500 });
    expect(session).toBe('unchanged');
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('leaves other answers as they are', () => {
    const { body, session } = sessionOutcome('/api/front/user/info', signedIn, 'GET');
    expect(body).toBe(signedIn);
    expect(session).toBe('unchanged');
  });

  it.each([401, 410_000, 410_001, 410_002])('ends the session on code %i', (code) => {
    expect(sessionOutcome('/api/front/cart/list', { code }).session).toBe('drop');
  });

  it('ends the session on status 401, whatever the body says', () => {
    expect(sessionOutcome('/api/front/cart/list', { code: 500 }, 'GET', 401).session).toBe('drop');
    expect(sessionOutcome('/api/front/cart/list', 'no JSON', 'GET', 401).session).toBe('drop');
  });

  it('shows no token of a sign-in that ends the session', () => {
    const { body, session } = sessionOutcome('/api/front/login/email', {
      ...signedIn,
      code: 410_000,
    });
    expect(session).toBe('drop');
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('ends the session on logout and on a failed token check', () => {
    const check = '/api/front/login/token/is/exist';
    const logout = sessionOutcome('/api/front/login/logout', { code: 200, data: null }, 'GET');
    expect(logout.session).toBe('drop');
    expect(sessionOutcome('/api/front/login/logout', 'no JSON', 'GET').session).toBe('drop');
    expect(sessionOutcome(check, 'no JSON').session).toBe('unchanged');
    expect(sessionOutcome(check, { code: 200, data: false }).session).toBe('drop');
    expect(sessionOutcome(check, { code: 200, data: null }).session).toBe('drop');
    expect(sessionOutcome(check, { code: 200, data: true }).session).toBe('unchanged');
    expect(sessionOutcome(check, { code: 500, data: null }).session).toBe('unchanged');
  });

  it('never throws, whatever the API answers', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.jsonValue(), (path, body) => {
        expect(sessionOutcome(path, body)).toHaveProperty('session');
      }),
    );
  });
});

describe('the headers for the API', () => {
  it('name the session, in both of the headers that servers of this family read', () => {
    expect(apiHeaders(token)).toMatchObject({
      'authori-zation': token,
      authorization: `Bearer ${token}`,
      'form-type': 'pc',
    });
  });

  it('name none without a session', () => {
    expect(Object.keys(apiHeaders(undefined))).toEqual(['form-type', 'x-image-addresses']);
  });
});

describe('the session cookie', () => {
  const none = { token: undefined, names: [] };

  it('cannot be read by scripts and lasts seven days', () => {
    expect(sessionCookies(token, none, false)).toEqual([
      expect.stringMatching(
        `^mall_session\\.[0-9a-f]{16}=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax$`,
      ),
      expect.stringMatching(
        /^mall_signed_in\.[0-9a-f]{16}=1; Path=\/; Max-Age=604800; SameSite=Lax$/,
      ),
    ]);
  });

  it('is for https and this host alone where browsers come by https', () => {
    const [line = ''] = sessionCookies(token, none, true);
    expect(line).toMatch(/^__Host-mall_session\..*; Path=\/; .*; Secure$/);
    expect(readSession(request(line.split(';')[0]), true).token).toBe(token);
    expect(readSession(request(`mall_session.1=${token}`), true).token).toBeUndefined();
  });

  it('comes back as it was kept, and counts as none when it is no token', () => {
    expect(readSession(request(`a=b; mall_session.1=${token}`), false).token).toBe(token);
    expect(readSession(request('mall_session.1=x%0d%0ay: z'), false).token).toBeUndefined();
    expect(readSession(request(), false)).toEqual(none);
  });

  it('takes the place of those before it, the newest of which counted', () => {
    const before = readSession(
      request(`mall_session.1=${'0'.repeat(32)}; mall_session.2=${token}`),
      false,
    );
    expect(before).toEqual({ token, names: ['mall_session.1', 'mall_session.2'] });
    expect(sessionCookies('f'.repeat(32), before, false)).toEqual([
      expect.stringMatching(/^mall_session\.1=; .*Max-Age=0;/),
      expect.stringMatching(/^mall_signed_in\.1=; .*Max-Age=0;/),
      expect.stringMatching(/^mall_session\.2=; .*Max-Age=0;/),
      expect.stringMatching(/^mall_signed_in\.2=; .*Max-Age=0;/),
      expect.stringMatching(/^mall_session\.[0-9a-f]{16}=f{32};/),
      expect.stringMatching(/^mall_signed_in\.[0-9a-f]{16}=1;/),
    ]);
  });
});
