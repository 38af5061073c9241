import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';

const PASSWORD = 'Correct-horse7';
const MINUTE = 60_000;

describe('signing in by e-mail', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let email: string;
    let accounts = 0;
    beforeAll(async () => {
      const code = { ...defaultPolicy.code, perIpHour: 1000 };
      const captcha = { ...defaultPolicy.captcha, codesFromCaller: 1000, wrongFromCaller: 1000 };
      const signIn = { ...defaultPolicy.signIn, perIp: 1000 };
      mall = await openApp({ policy: { captcha, code, signIn } });
    });
    beforeEach(() => {
      email = `person${(accounts += 1)}@example.com`;
    });

    const codeFor = (address: string) =>
      mall.mails.findLast(({ to }) => to === address)?.code ?? 'none';
    async function register(address = email) {
      await mall.call('sendRegisterEmailCode', { body: address });
      const captcha = codeFor(address);
      return mall.call('registerByEmail', {
        body: { email: address, captcha, password: PASSWORD },
      });
    }
    const signIn = (password: string, address = email) =>
      mall.call('loginByEmail', { body: { email: address, password } });

    test('a new account is signed in at once and can sign in again', async () => {
      const { code, data } = await register();
      expect(code).toBe(200);
      expect(data).toMatchObject({ type: 'email', email, key: null, identity: null });
      expect(data.token).toMatch(/^[0-9a-f]{32}$/);
      expect((await mall.call('userInfo', { token: data.token })).data.email).toBe(email);
      expect((await signIn(PASSWORD, email.toUpperCase())).data.uid).toBe(data.uid);
    });

    test('a new account gets the open coupons that are gifts for new ones, while there are any', async () => {
      const gift = { type: 2, use_type: 3 as const, money_minor: 500, day: 7 };
      const validity = { shop_id: null, use_start_at: null, use_end_at: null };
      const window = { receive_start_at: null, receive_end_at: null };
      await mall.db
        .insertInto('coupon')
        .values([
          { ...gift, ...validity, ...window, name: 'Welcome' },
          { ...gift, ...validity, ...window, name: 'Gone', is_limited: true, last_total: 0 },
          { ...gift, ...validity, ...window, name: 'Closed', is_open: false },
          { ...gift, ...validity, ...window, name: 'By hand', type: 1 },
        ])
        .execute();
      const { token } = (await register()).data;
      expect((await mall.call('userInfo', { token })).data.couponCount).toBe(1);
      await mall.db.deleteFrom('user_coupon').execute();
      await mall.db.deleteFrom('coupon').execute();
    });

    test('an unknown account and a wrong password get the same answer', async () => {
      await register();
      const wrong = await signIn('Wrong-password1');
      expect(wrong).toMatchObject({ code: 500, data: null });
      expect(await signIn('Wrong-password1', 'nobody@example.com')).toEqual(wrong);
    });

    test('a closed account cannot sign in, and its sessions end', async () => {
      const { data } = await register();
      await mall.db
        .updateTable('user_account')
        .set({ is_enabled: false })
        .where('id', '=', data.uid)
        .execute();
      expect((await signIn(PASSWORD)).code).toBe(500);
      expect((await mall.call('userInfo', { token: data.token })).code).toBe(401);
    });

    test('passwords and tokens are not stored as they are', async () => {
      const { data } = await register();
      const { password_hash } = await mall.db
        .selectFrom('user_account')
        .select('password_hash')
        .where('id', '=', data.uid)
        .executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const sessions = await mall.db.selectFrom('session').select('token_hash').execute();
      expect(sessions.map((row) => row.token_hash.toString('hex'))).not.toContain(data.token);
    });

    test('a code works once, for its own address and purpose, and for ten minutes', async () => {
      await mall.call('sendRegisterEmailCode', { body: email });
      const captcha = codeFor(email);
      const use = (address: string) =>
        mall.call('registerByEmail', { body: { email: address, captcha, password: PASSWORD } });
      expect((await use('other@example.com')).code).toBe(500);
      mall.advance(11 * MINUTE);
      expect((await use(email)).message).toBe('The code is wrong or has expired');
      expect((await register()).code).toBe(200);
      expect((await use(email)).message).toBe('The code is wrong or has expired');
    });

    test('the right code no longer works after five wrong ones', async () => {
      await mall.call('sendRegisterEmailCode', { body: email });
      const captcha = codeFor(email);
      const wrong = captcha === '000000' ? '111111' : '000000';
      const use = (code: string) =>
        mall.call('registerByEmail', { body: { email, captcha: code, password: PASSWORD } });
      await Promise.all(Array.from({ length: 5 }, () => use(wrong)));
      expect((await use(captcha)).message).toBe('The code is wrong or has expired');
    });

    test('a second code has to wait a minute and wants a captcha, then replaces the first', async () => {
      await mall.call('sendRegisterEmailCode', { body: email });
      const again = await mall.call('sendRegisterEmailCode', { body: email });
      expect(again).toMatchObject({ code: 500, message: expect.stringContaining('later') });
      mall.advance(MINUTE + 1);
      const answer = await mall.call('sendRegisterEmailCode', { body: email });
      expect(answer).toMatchObject({ code: 428, data: null });
      const query = await solvedCaptcha(mall);
      expect((await mall.call('sendRegisterEmailCode', { body: email, query })).code).toBe(200);
      mall.advance(11 * MINUTE);
      expect((await mall.call('sendRegisterEmailCode', { body: email })).code).toBe(200);
    });

    test('a code that was asked for with a key is good only together with it', async () => {
      const requestKey = 'key_of_this_browser';
      await mall.call('sendRegisterEmailCode', { body: email, query: { requestKey } });
      const body = { email, captcha: codeFor(email), password: PASSWORD };
      expect((await mall.call('registerByEmail', { body })).code).toBe(500);
      const other = { ...body, requestKey: 'key_of_another_one' };
      expect((await mall.call('registerByEmail', { body: other })).code).toBe(500);
      expect((await mall.call('registerByEmail', { body: { ...body, requestKey } })).code).toBe(
        200,
      );
    });

    test('a mail that did not leave can be asked for again at once', async () => {
      const { mail } = mall.deps;
      mall.deps.mail = { send: () => Promise.reject(new Error(`no route to ${email}`)) };
      const failed = await mall.call('sendRegisterEmailCode', { body: email });
      mall.deps.mail = mail;
      expect(failed).toMatchObject({ code: 500, message: expect.stringContaining('try again') });
      expect((await register()).code).toBe(200);
      expect(mall.logs.join('')).toContain('mail not sent');
      expect(mall.logs.join('')).not.toContain(email);
    });

    test('a forgotten password is replaced with a code, and every session ends', async () => {
      const { data } = await register();
      expect(await mall.call('sendForgottenPasswordCode', { body: email })).toMatchObject({
        code: 200,
        message: expect.stringContaining('sent a code'),
      });
      const reset = (newPassword: string, passwordAgain = newPassword) =>
        mall.call('resetPasswordByEmail', {
          body: { email, captcha: codeFor(email), newPassword, passwordAgain },
        });
      expect((await reset('short1A')).code).toBe(400);
      expect((await reset('alllowercase1')).code).toBe(400);
      expect((await reset('Another-one8', 'Another-one9')).message).toBe(
        'The two passwords do not match',
      );
      expect((await reset('Another-one8')).code).toBe(200);
      expect((await mall.call('userInfo', { token: data.token })).code).toBe(401);
      expect((await signIn(PASSWORD)).code).toBe(500);
      expect((await signIn('Another-one8')).code).toBe(200);
    });

    test('no personal data is logged', async () => {
      const { data } = await register();
      await signIn('Wrong-password1');
      const log = mall.logs.join('');
      expect(log).toContain('POST /api/front/login/email');
      for (const secret of [email, PASSWORD, data.token, codeFor(email)]) {
        expect(log).not.toContain(secret);
      }
    });
  });
});
