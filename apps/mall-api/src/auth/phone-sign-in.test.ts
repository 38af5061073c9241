import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';
import { expectContract } from '../testing/contract-check';

const PASSWORD = 'Correct-horse7';
const MINUTE = 60_000;

describe('signing in by phone', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let phone: string;
    let phones = 0;
    const countryCode = '+86';

    beforeAll(async () => {
      const captcha = { ...defaultPolicy.captcha, codesFromCaller: 1000, visitorsFromCaller: 2 };
      const sms = { ...defaultPolicy.sms, perCallerDay: 1000 };
      mall = await openApp({
        policy: { captcha, sms, code: { ...defaultPolicy.code, perIpHour: 1000 } },
      });
    });
    beforeEach(() => {
      phone = `138${String((phones += 1)).padStart(8, '0')}`;
      mall.advance(MINUTE + 1);
    });

    const codeFor = (number: string) =>
      mall.texts.findLast(({ to }) => to.endsWith(number))?.code ?? 'none';
    const send = (fields: object = {}) =>
      mall.call('sendPhoneCode', { body: { phone, countryCode, ...fields } });
    async function register() {
      await send();
      const body = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      return mall.call('registerByPhone', { body });
    }
    const byCode = (fields: object = {}) =>
      mall.call('loginByPhoneCode', {
        body: { phone, countryCode, captcha: codeFor(phone), ...fields },
      });

    test('registers with a code, signs in with the password however the number is written', async () => {
      const answer = await register();
      expectContract('registerByPhone', answer);
      expect(answer.data).toMatchObject({ type: 'phone', phone, email: null });
      expect(answer.data.nikeName).toBe(`***${phone.slice(-4)}`);
      const body = { phone: `+86 ${phone}`, countryCode: 86, password: PASSWORD };
      const again = await mall.call('loginByPhone', { body });
      expectContract('loginByPhone', again);
      expect(again.data.uid).toBe(answer.data.uid);
      const { data } = await mall.call('userInfo', { token: again.data.token });
      expect(data).toMatchObject({ phone, userType: 'phone' });
      const row = await mall.db
        .selectFrom('user_account')
        .select(['phone_e164', 'country_code'])
        .where('id', '=', answer.data.uid)
        .executeTakeFirst();
      expect(row).toEqual({ phone_e164: `+86${phone}`, country_code: '86' });
    });

    test('a number has one account, whoever comes twice at once', async () => {
      await register();
      await send({ type: 'register', ...(await solvedCaptcha(mall)) });
      mall.advance(MINUTE + 1);
      await send({ type: 'register', ...(await solvedCaptcha(mall)) });
      const body = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      const answer = await mall.call('registerByPhone', { body });
      expect(answer.message).toBe('This phone number is registered already');
    });

    test('a code without a purpose is for what the number can do', async () => {
      const { uid } = (await register()).data;
      expect((await send()).code).toBe(200);
      const answer = await byCode();
      expectContract('loginByPhoneCode', answer);
      expect(answer.data.uid).toBe(uid);
      expect((await byCode()).message).toBe('The code is wrong or has expired');
    });

    test('somebody who just registered signs in with a code at once; a second one has to wait', async () => {
      await send({ type: 'register' });
      const body = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      const { uid } = (await mall.call('registerByPhone', { body })).data;
      expect((await send({ type: 'login' })).code).toBe(200);
      expect((await byCode()).data.uid).toBe(uid);
      expect(await send({ type: 'login' })).toMatchObject({
        code: 500,
        message: expect.stringContaining('later'),
      });
    });

    test('asking for one purpose and then for none tells nothing of accounts', async () => {
      const ask = async () => {
        const answers = [await send({ type: 'register' }), await send(), await send()];
        mall.advance(MINUTE + 1);
        return [...answers, await send({ type: 'login' }), await send()];
      };
      const unknown = await ask();
      expect(unknown.map(({ code }) => code)).toEqual([200, 200, 500, 200, 428]);
      phone = `139${phone.slice(3)}`;
      await register();
      mall.advance(61 * MINUTE);
      expect(await ask()).toEqual(unknown);
    });

    test('however many purposes there are, an address gets five codes in an hour', async () => {
      const codes = [];
      for (let round = 0; round < 3; round += 1) {
        for (const type of ['register', 'login']) {
          const body = { phone, countryCode, type, ...(await solvedCaptcha(mall)) };
          codes.push((await mall.call('sendPhoneCode', { body, ip: `203.0.113.${round}` })).code);
        }
        mall.advance(MINUTE + 1);
      }
      expect(codes).toEqual([200, 200, 200, 200, 200, 500]);
    });

    test('sending a code tells nothing of accounts; who holds the phone learns it', async () => {
      const stranger = await send({ type: 'login' });
      expect((await byCode()).message).toBe('There is no account with this phone number');
      mall.advance(11 * MINUTE);
      await register();
      mall.advance(MINUTE + 1);
      expect(await send({ type: 'login' })).toEqual(stranger);
    });

    test('a code is good for its purpose, its number and its request only', async () => {
      const requestKey = 'key_of_this_browser';
      await send({ type: 'login', requestKey });
      const body = { phone, countryCode, captcha: codeFor(phone), password: PASSWORD };
      expect((await mall.call('registerByPhone', { body })).message).toContain('wrong or has');
      expect((await byCode({ phone: '13999999999' })).message).toContain('wrong or has');
      expect((await byCode()).message).toContain('wrong or has');
      expect((await byCode({ requestKey })).message).toContain('no account');
    });

    test('the message can be filled in by the browser, on pages of the mall only', async () => {
      await send();
      const { text, code } = mall.texts.at(-1) ?? {};
      expect(text?.split('\n').at(-1)).toBe(`@localhost #${code}`);
    });

    test('no account, a closed one and a wrong password get the same answer', async () => {
      const { uid } = (await register()).data;
      const password = 'Wrong-password1';
      const wrong = await mall.call('loginByPhone', { body: { phone, countryCode, password } });
      const none = { phone: '13999999998', countryCode, password };
      expect(await mall.call('loginByPhone', { body: none })).toEqual(wrong);
      await mall.db
        .updateTable('user_account')
        .set({ is_enabled: false })
        .where('id', '=', uid)
        .execute();
      const right = { phone, countryCode, password: PASSWORD };
      expect(await mall.call('loginByPhone', { body: right })).toEqual(wrong);
    });

    test('a message that did not leave can be asked for again at once', async () => {
      const { sms } = mall.deps;
      mall.deps.sms = { send: () => Promise.reject(new Error(`no route to +86${phone}`)) };
      expect((await send()).message).toBe('The message could not be sent. Please try again');
      mall.deps.sms = sms;
      expect((await send()).code).toBe(200);
      expect(mall.logs.join('')).toContain('message not sent');
      expect(mall.logs.join('')).not.toContain(phone);
    });
  });
});
