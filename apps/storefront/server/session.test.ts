import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keepToken, readToken, sessionOutcome } from './session';

const request = (headers: Record<string, string>) =>
  ({ headers, socket: {} }) as unknown as IncomingMessage; // the parts that are read

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
    const { body, session } = sessionOutcome('/api/front/user/info', signedIn);
    expect(body).toBe(signedIn);
    expect(session).toBe('unchanged');
  });

  it.each([401, 410_000, 410_001, 410_002])('ends the session on code %i', (code) => {
    expect(sessionOutcome('/api/front/cart/list', { code }).session).toBe('drop');
  });

  it('ends the session on logout and on a failed token check', () => {
    const check = '/api/front/login/token/is/exist';
    expect(sessionOutcome('/api/front/login/logout', { code: 200, data: null }).session).toBe(
      'drop',
    );
    expect(sessionOutcome(check, { code: 200, data: false }).session).toBe('drop');
    expect(sessionOutcome(check, { code: 200, data: null }).session).toBe('drop');
    expect(sessionOutcome(check, { code: 200, data: true }).session).toBe('unchanged');
  });

  it('never throws, whatever the API answers', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.jsonValue(), (path, body) => {
        expect(sessionOutcome(path, body)).toHaveProperty('session');
      }),
    );
  });
});

describe('the session cookie', () => {
  it('cannot be read by scripts and lasts seven days', () => {
    const line = keepToken(request({}), token);
    expect(line).toBe(`mall_session=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`);
  });

  it('is for https alone where the browser came by https', () => {
    expect(keepToken(request({ 'x-forwarded-proto': 'https' }), token)).toMatch(/; Secure$/);
  });

  it('comes back as it was kept, and counts as none when it is no token', () => {
    expect(readToken(request({ cookie: `a=b; mall_session=${token}` }))).toBe(token);
    expect(readToken(request({ cookie: 'mall_session=x%0d%0ay: z' }))).toBeUndefined();
    expect(readToken(request({}))).toBeUndefined();
  });
});
