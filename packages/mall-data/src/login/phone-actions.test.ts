import { describe, expect, it } from 'vitest';
import { captcha, loginSetUp, proof } from '../testing/login-deps';

const phone = { phone: '701234567', countryCode: '46', country: 'SE' } as const;
const sent = { phone: '701234567', countryCode: '+46' };
const code = '123456';

function setUp() {
  const { actions, ...rest } = loginSetUp();
  return { ...rest, actions: actions.phone! };
}

describe('signing in by phone', () => {
  it('sends the number with its dial code, the password and a solved captcha', async () => {
    const { actions, api, order, run } = setUp();
    await actions.signInByPassword({ ...phone, password: 'secret', captcha });
    const body = { ...sent, password: 'secret', ...proof };
    expect(api.loginByPhone).toHaveBeenCalledExactlyOnceWith(body);
    expect(order).toEqual(['keep a-token', 'complete']);
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), true);
  });

  it('sends a code with the tab that has asked for it', async () => {
    const { actions, api, order, run } = setUp();
    await actions.signInByCode({ ...phone, code });
    const body = { ...sent, captcha: code, requestKey: 'tab' };
    expect(api.loginByPhoneCode).toHaveBeenCalledExactlyOnceWith(body);
    expect(order).toEqual(['keep a-token', 'complete']);
    const fields = { code: 'signInCode' };
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), false, fields);
  });
});

describe('registering by phone', () => {
  it('begins a session, and announces the registration at once', async () => {
    const { actions, api, order, run } = setUp();
    await actions.register({ ...phone, code, password: 'secret' });
    const body = { ...sent, captcha: code, password: 'secret', requestKey: 'tab' };
    expect(api.registerByPhone).toHaveBeenCalledExactlyOnceWith(body);
    expect(order).toEqual(['keep a-token', 'complete', 'registered now']);
    const fields = { code: 'phoneRegisterCode', password: 'password' };
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), false, fields);
  });
});

describe('a code by text message', () => {
  it.each([
    ['signIn', 'login'],
    ['phoneRegister', 'register'],
  ] as const)('for %s is one of type %s', async (purpose, type) => {
    const { actions, api, run } = setUp();
    expect(await actions.sendCode({ ...phone, purpose })).toBe('On its way.');
    const body = { ...sent, type, requestKey: 'tab' };
    expect(api.call).toHaveBeenCalledExactlyOnceWith('sendPhoneCode', body);
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.any(Function), false);
  });

  it('is sent for a solved captcha', async () => {
    const { actions, api } = setUp();
    await actions.sendCode({ ...phone, purpose: 'signIn', captcha });
    const body = { ...sent, type: 'login', requestKey: 'tab', ...proof };
    expect(api.call).toHaveBeenCalledExactlyOnceWith('sendPhoneCode', body);
  });
});
