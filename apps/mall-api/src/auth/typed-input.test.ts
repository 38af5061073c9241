import contract from '@vermilion/api-client/contract/openapi.json';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@vermilion/input-rules/email';
import { acceptedEmails, refusedEmails } from '@vermilion/input-rules/testing/emails';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';

const PASSWORD = 'Correct-horse7';

describe('typed input', () => {
  it('the contract has the rule of e-mail addresses that the server and the forms have', () => {
    expect(contract.components.schemas.Email).toMatchObject({
      pattern: EMAIL_PATTERN,
      maxLength: EMAIL_MAX_LENGTH,
    });
  });

  describe('what people type', () => {
    withDatabases((openApp) => {
      let mall: TestApp;
      beforeAll(async () => {
        const code = { ...defaultPolicy.code, perIpHour: 1000 };
        const captcha = { ...defaultPolicy.captcha, codesFromCaller: 1000, wrongFromCaller: 1000 };
        const signIn = { ...defaultPolicy.signIn, perIp: 1000 };
        mall = await openApp({ policy: { captcha, code, signIn } });
      });
      const register = (email: string, captcha: string) =>
        mall.call('registerByEmail', { body: { email, captcha, password: PASSWORD } });

      it.each(acceptedEmails)('%s registers and signs in', async (email) => {
        await mall.call('sendRegisterEmailCode', { body: email });
        const { data } = await register(email, mall.mails.at(-1)?.code ?? 'none');
        expect(data?.uid).toEqual(expect.any(Number));
        const again = await mall.call('loginByEmail', { body: { email, password: PASSWORD } });
        expect(again.data.uid).toBe(data.uid);
      });

      it.each(refusedEmails.filter(Boolean))('%s is refused at the field', async (email) => {
        expect(await register(email, '123456')).toMatchObject({ code: 400, reason: 'wrong-email' });
        const code = await mall.call('sendRegisterEmailCode', { body: email });
        expect(code).toMatchObject({ code: 400 });
      });

      it.each(['nora@example.com\r\nBcc: olaf@example.com', 'nora@example.com\nRCPT TO:<o@x.yz>'])(
        'an address that would be more than one line of a mail is refused: %j',
        async (email) => {
          const mails = mall.mails.length;
          expect(await register(email, '123456')).toMatchObject({ reason: 'wrong-email' });
          expect(await mall.call('sendRegisterEmailCode', { body: email })).toMatchObject({
            code: 400,
          });
          expect(mall.mails).toHaveLength(mails);
        },
      );

      it('a domain is one in Unicode and in ASCII', async () => {
        const body = 'olaf@müller.example';
        await mall.call('sendRegisterEmailCode', { body });
        const { data } = await register('Olaf@Müller.example', mall.mails.at(-1)?.code ?? '');
        const signIn = { email: 'olaf@xn--mller-kva.example', password: PASSWORD };
        expect((await mall.call('loginByEmail', { body: signIn })).data.uid).toBe(data.uid);
      });

      it.each([
        ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
        ['with spaces', (code: string) => ` ${[...code].join(' ')} `],
        [
          'in full width',
          (code: string) =>
            String.fromCodePoint(...[...code].map((digit) => 0xff10 + Number(digit))),
        ],
        [
          'in Arabic digits',
          (code: string) =>
            String.fromCodePoint(...[...code].map((digit) => 0x660 + Number(digit))),
        ],
        ['with invisible marks', (code: string) => `\u200e${code}\u200b`],
      ])('a code pasted %s is read', async (what, paste) => {
        const email = `paste-${what.replaceAll(' ', '-')}@example.com`.toLowerCase();
        await mall.call('sendRegisterEmailCode', { body: email });
        const code = mall.mails.at(-1)?.code ?? '';
        expect(await register(email, paste(code))).toMatchObject({ code: 200 });
      });

      it.each(['12345', '1234567', '12345x', 'a'.repeat(41)])(
        'the code %s is refused at its field',
        async (code) => {
          const answer = await register('nobody@example.com', code);
          expect(answer).toMatchObject({ code: 400, reason: 'wrong-code' });
        },
      );
    });
  });
});
