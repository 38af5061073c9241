import { expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';
import { expectContract } from '../testing/contract-check';

withDatabases((openApp) => {
  test('visitors come with an e-mail address, each time as somebody new', async () => {
    const captcha = { ...defaultPolicy.captcha, visitorsFromCaller: 2 };
    const mall = await openApp({ policy: { captcha, visitor: { ...defaultPolicy.visitor } } });
    const email = 'visitor@example.com';
    const [phone, countryCode] = ['13800000001', 86];
    const enter = (fields: object = {}) =>
      mall.call('registerVisitor', {
        body: { email, countryCode, ...fields },
        ip: '203.0.113.5',
      });
    const first = await enter({ phone });
    expectContract('registerVisitor', first);
    expect(first.data).toMatchObject({ type: 'visitor', email, phone });
    const second = await enter({ phone: '' });
    expect(second.data.uid).not.toBe(first.data.uid);
    expect((await enter({ phone: '1' })).code).toBe(400);
    expect((await enter({ phone, countryCode: '' })).message).toBe('countryCode is required');
    expect((await enter()).code).toBe(428);
    expect((await enter(await solvedCaptcha(mall))).code).toBe(200);
    const { token } = first.data;
    expect((await mall.call('sendPasswordCodeByEmail', { token })).code).toBe(500);
    mall.deps.policy.visitor.open = false;
    expect((await enter()).message).toBe('Continuing as a guest is not available');
  });
});
