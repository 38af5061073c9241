import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

describe('what is kept for limits', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('tells nobody who called from where, and still counts', async () => {
      const ip = '203.0.113.77';
      const email = 'somebody@example.com';
      const phone = { phone: '13800138000', countryCode: '86' };
      await mall.call('sendForgottenPasswordCode', { body: email, ip });
      await mall.call('sendPhoneCode', { body: { ...phone, type: 'login' }, ip });
      const guess = () =>
        mall.call('loginByEmail', { body: { email, password: 'Wrong-password1' }, ip });
      const { wrongForAccount } = mall.deps.policy.captcha;
      const codes: number[] = [];
      for (let wrong = 0; wrong <= wrongForAccount; wrong += 1) codes.push((await guess()).code);
      expect(codes).toEqual([...Array(wrongForAccount).fill(500), 428]);
      const rows = await mall.db.selectFrom('rate_limit').select('key').execute();
      expect(rows.length).toBeGreaterThan(3);
      expect(rows.map((row) => row.key).join()).not.toMatch(/@|203\.0|13800138000/);
    });
  });
});
