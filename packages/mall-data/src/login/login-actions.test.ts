import { describe, expect, it } from 'vitest';
import { captcha, loginSetUp, proof } from '../testing/login-deps';

const email = 'nora@example.com';
const code = '123456';
const noCaptcha = [expect.any(Function), false] as const;

describe('signing in by email', () => {
  it('keeps the token before the sign-in is completed', async () => {
    const { actions, api, order, run } = loginSetUp();
    await actions.signInByEmail({ email, password: 'secret' });
    expect(api.loginByEmail).toHaveBeenCalledExactlyOnceWith({ email, password: 'secret' });
    expect(order).toEqual(['keep a-token', 'complete']);
    expect(run).toHaveBeenCalledExactlyOnceWith(...noCaptcha);
  });

  it('sends a solved captcha', async () => {
    const { actions, api, run } = loginSetUp();
    await actions.signInByEmail({ email, password: 'secret', captcha });
    expect(api.loginByEmail).toHaveBeenCalledWith({ email, password: 'secret', ...proof });
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), true);
  });

  it('keeps no token where a proxy has the session', async () => {
    const { actions, order } = loginSetUp({ keepToken: undefined });
    await actions.signInByEmail({ email, password: 'secret' });
    expect(order).toEqual(['complete']);
  });

  it('is not completed when it fails', async () => {
    const refused = new Error('refused');
    const { actions, order } = loginSetUp({ run: () => Promise.reject(refused) });
    await expect(actions.signInByEmail({ email, password: 'secret' })).rejects.toBe(refused);
    expect(order).toEqual([]);
  });
});

describe('registering by email', () => {
  it('keeps the token, although the page reloads, which completes the sign-in', async () => {
    const { actions, api, order, run } = loginSetUp();
    await actions.registerByEmail({ email, password: 'secret', code });
    const body = { email, password: 'secret', captcha: code, requestKey: 'tab' };
    expect(api.registerByEmail).toHaveBeenCalledExactlyOnceWith(body);
    expect(order).toEqual(['keep a-token', 'registered afterReload']);
    const fields = { code: 'registerCode', password: 'password' };
    expect(run).toHaveBeenCalledExactlyOnceWith(...noCaptcha, fields);
  });
});

describe('a new password', () => {
  it('is set by a code, without a session, and tells what the server says', async () => {
    const { actions, api, order, run } = loginSetUp();
    const words = { email, newPassword: 'new', passwordAgain: 'new' };
    expect(await actions.resetPassword({ ...words, code })).toBe('On its way.');
    const body = { ...words, captcha: code, requestKey: 'tab' };
    expect(api.call).toHaveBeenCalledExactlyOnceWith('resetPasswordByEmail', body);
    expect(order).toEqual([]);
    const fields = { code: 'resetCode', password: 'newPassword' };
    expect(run).toHaveBeenCalledExactlyOnceWith(...noCaptcha, fields);
  });
});

describe('a code by email', () => {
  it.each([
    ['register', 'sendRegisterEmailCode'],
    ['reset', 'sendForgottenPasswordCode'],
  ] as const)('to %s is sent by %s, and tells what the server says', async (purpose, call) => {
    const { actions, api } = loginSetUp();
    expect(await actions.sendCode(purpose, email, captcha)).toBe('On its way.');
    const body = { email, requestKey: 'tab', ...proof };
    expect(api.call).toHaveBeenCalledExactlyOnceWith(call, body);
  });
});

describe('signing in as a visitor', () => {
  it.each([
    ['without a phone', undefined, {}],
    [
      'with one',
      { phone: '701234567', countryCode: '46', country: 'SE' },
      { phone: '701234567', countryCode: '+46' },
    ],
  ] as const)('begins a session %s', async (_case, phone, sent) => {
    const { actions, api, order } = loginSetUp();
    await actions.signInAsVisitor?.({ email, phone, captcha });
    expect(api.registerVisitor).toHaveBeenCalledExactlyOnceWith({ email, ...sent, ...proof });
    expect(order).toEqual(['keep a-token', 'complete']);
  });
});

describe('signing in by a provider', () => {
  it('goes to the page of the provider', async () => {
    const { actions, redirect, run } = loginSetUp();
    await actions.signInByProvider?.('google');
    expect(redirect).toHaveBeenCalledExactlyOnceWith('https://google.example/');
    expect(run).toHaveBeenCalledExactlyOnceWith(...noCaptcha);
  });

  it('goes nowhere for a provider that it does not know', async () => {
    const { actions, redirect, run } = loginSetUp();
    await actions.signInByProvider?.('elsewhere' as never);
    expect(redirect).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });
});
