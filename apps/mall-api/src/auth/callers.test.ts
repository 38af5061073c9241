import { beforeAll, describe, expect, test } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';

const PASSWORD = 'Correct-horse7';
const MINUTE = 60_000;

describe('what callers are told, and how they are told apart', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });

    test('asking for a code tells nothing of accounts: the mail does', async () => {
      const { email } = await mall.signUp();
      const stranger = `not-${email}`;
      for (const call of ['sendForgottenPasswordCode', 'sendSettlementCode'] as const) {
        const answer = await mall.call(call, { body: email });
        expect(await mall.call(call, { body: stranger })).toEqual(answer);
        mall.advance(2 * MINUTE);
      }
      await mall.call('sendForgottenPasswordCode', { body: `also-${stranger}` });
      expect(mall.mails.at(-1)).toMatchObject({ subject: expect.stringContaining('no account') });
      expect(mall.mails.at(-1)?.code).toBeUndefined();
      mall.advance(11 * MINUTE);
      const again = await mall.call('sendRegisterEmailCode', { body: email });
      expect(again).toMatchObject({ code: 200 });
      expect(mall.mails.at(-1)?.subject).toBe('You already have an account');
    });

    test.each([
      ['fr', 'Votre code d’inscription', 'est votre code pour ouvrir votre compte'],
      ['zh-CN,zh;q=0.9', '您的注册验证码', '您用于注册账号的验证码是'],
      ['lo', 'ລະຫັດສຳລັບລົງທະບຽນ', 'ລະຫັດສຳລັບລົງທະບຽນຂອງທ່ານແມ່ນ'],
      [undefined, 'Your registration code', 'is your code to open your account'],
    ])('a code is mailed in the language of the request: %s', async (language, subject, words) => {
      const headers = language && { 'accept-language': language };
      const body = `${language?.slice(0, 2) ?? 'none'}@code.example`;
      await mall.call('sendRegisterEmailCode', { body, ...(headers && { headers }) });
      const text = expect.stringContaining(words);
      expect(mall.mails.at(-1)).toMatchObject({ to: body, subject, text });
    });

    test('shoppers behind the storefront are told apart, whatever they say of themselves', async () => {
      const signIn = { ...defaultPolicy.signIn, perIp: 2 };
      const captcha = { ...defaultPolicy.captcha, wrongForAccount: 1000 };
      const strict = await openApp({ policy: { captcha, signIn } });
      const from = async (chain: string) => {
        // as sent by the storefront's proxy: its own address is local
        const headers = { 'x-forwarded-for': chain };
        const body = { email: 'nobody@example.com', password: PASSWORD };
        return (await strict.call('loginByEmail', { body, headers })).message;
      };
      const wrong = await from('203.0.113.1');
      expect(await from('203.0.113.1')).toBe(wrong);
      expect(await from('203.0.113.1')).toContain('Too many attempts');
      expect(await from('198.51.100.9, 203.0.113.1')).toContain('Too many attempts');
      expect(await from('203.0.113.1, 198.51.100.9')).toBe(wrong);
      expect(await from('2001:db8::1')).toBe(wrong);
      expect(await from('2001:db8::2')).toBe(wrong);
      expect(await from('2001:db8::3')).toContain('Too many attempts');
      expect(await from('2001:db8:0:1::3')).toBe(wrong);
    });
  });
});
