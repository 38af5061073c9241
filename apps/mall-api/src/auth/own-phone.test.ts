import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { expectContract } from '../testing/contract-check';

const PASSWORD = 'Correct-horse7';
const MINUTE = 60_000;
const countryCode = '+86';

describe('the phone of a person', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let phone: string;
    let phones = 0;

    beforeAll(async () => {
      mall = await openApp();
    });
    beforeEach(() => {
      phone = `138${String((phones += 1)).padStart(8, '0')}`;
    });

    const codeFor = (number: string) =>
      mall.texts.findLast(({ to }) => to.endsWith(number))?.code ?? 'none';
    async function register() {
      await mall.call('sendPhoneCode', { body: { phone, countryCode } });
      const body = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      return mall.call('registerByPhone', { body });
    }

    test('the password is changed with a code to the own phone, and every session ends', async () => {
      const { token } = (await register()).data;
      expect((await mall.call('sendPasswordCodeByPhone')).code).toBe(401);
      expect((await mall.call('sendPasswordCodeByEmail', { token })).code).toBe(500);
      const sent = await mall.call('sendPasswordCodeByPhone', { token });
      expectContract('sendPasswordCodeByPhone', sent);
      const fresh = { newPassword: 'Another-one8', passwordAgain: 'Another-one8' };
      const body = { captcha: codeFor(phone), ...fresh };
      expect((await mall.call('changePasswordByEmail', { token, body })).code).toBe(500);
      const differs = { ...body, passwordAgain: 'Another-one9' };
      expect((await mall.call('changePasswordByPhone', { token, body: differs })).code).toBe(400);
      expectContract(
        'changePasswordByPhone',
        await mall.call('changePasswordByPhone', { token, body }),
      );
      expect((await mall.call('tokenExists', { token })).data).toBe(false);
      const login = { phone, countryCode, password: 'Another-one8' };
      expect((await mall.call('loginByPhone', { body: login })).code).toBe(200);
    });

    test('an account of an e-mail address may have a phone as well, and nobody else then', async () => {
      const { id, email, token } = await mall.signUp();
      const number = { country_code: '86', phone, phone_e164: `+86${phone}` };
      await mall.db.updateTable('user_account').set(number).where('id', '=', id).execute();
      expect((await mall.call('sendPasswordCodeByPhone', { token })).code).toBe(200);
      const fresh = { newPassword: PASSWORD, passwordAgain: PASSWORD };
      const body = { captcha: codeFor(phone), ...fresh };
      expect((await mall.call('changePasswordByPhone', { token, body })).code).toBe(200);
      const login = { phone, countryCode, password: PASSWORD };
      const { data } = await mall.call('loginByPhone', { body: login });
      expect(data).toMatchObject({ uid: id, type: 'email', email, phone });
      mall.advance(MINUTE + 1);
      await mall.call('sendPhoneCode', { body: { phone, countryCode, type: 'register' } });
      const again = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      const answer = await mall.call('registerByPhone', { body: again });
      expect(answer.message).toBe('This phone number is registered already');
    });

    test('the number that a visitor names opens nothing', async () => {
      const email = 'visitor@example.com';
      await mall.call('registerVisitor', { body: { email, phone, countryCode } });
      const type = 'login';
      await mall.call('sendPhoneCode', { body: { phone, countryCode, type } });
      const answer = await mall.call('loginByPhoneCode', {
        body: { phone, countryCode, captcha: codeFor(phone) },
      });
      expect(answer.message).toBe('There is no account with this phone number');
    });
  });
});
