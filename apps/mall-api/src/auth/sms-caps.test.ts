import { expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';

const MINUTE = 60_000;

withDatabases((openApp) => {
  test('messages are capped by number, caller, account and calling code', async () => {
    const sms = { ...defaultPolicy.sms, perNumberDay: 2, perCallerDay: 5, perPrefixDay: 3 };
    const captcha = { ...defaultPolicy.captcha, codesFromCaller: 1000 };
    const capped = await openApp({ policy: { sms, captcha } });
    const to = async (number: string, code: string, ip = '203.0.113.1') => {
      capped.advance(MINUTE + 1);
      const graphic = await solvedCaptcha(capped, '198.51.100.9');
      const body = { phone: number, countryCode: code, ...graphic };
      return (await capped.call('sendPhoneCode', { body, ip })).code;
    };
    expect([await to('612345678', '34'), await to('612345678', '34')]).toEqual([200, 200]);
    expect(await to('612345678', '34')).toBe(500);
    expect([await to('612345679', '34'), await to('612345680', '34')]).toEqual([200, 500]);
    expect(await to('7400123456', '44')).toBe(500);
    expect(await to('7400123456', '44', '203.0.113.2')).toBe(200);
    expect(capped.texts).toHaveLength(4);
    capped.advance(24 * 60 * MINUTE);
    expect(await to('612345678', '34')).toBe(200);
  });
});
