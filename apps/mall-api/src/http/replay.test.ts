import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import type { Answer } from '../testing/call';

const PASSWORD = 'Correct-horse7';
const BOUNDARY = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp';

/** Requests of an existing storefront, byte for byte, over a raw connection. */
describe('requests of an existing storefront', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
      await mall.app.listen({ host: '127.0.0.1', port: 0 });
    });

    function exchange(bytes: string): Promise<string> {
      const { port } = mall.app.server.address() as AddressInfo;
      return new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        const parts: Buffer[] = [];
        socket.on('data', (part) => parts.push(part));
        socket.on('end', () => resolve(Buffer.concat(parts).toString()));
        socket.on('error', reject);
      });
    }
    /** Sends request line, headers and body as they are and parses the envelope. */
    async function replay(line: string, headers: string[], body = ''): Promise<Answer> {
      const common = ['Host: mall.example', 'Connection: close'];
      const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
      const head = [`${line} HTTP/1.1`, ...common, ...headers, ...length].join('\r\n');
      const answer = await exchange(`${head}\r\n\r\n${body}`);
      expect(answer.slice(0, 15)).toBe('HTTP/1.1 200 OK');
      return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Answer;
    }

    const shared = ['Accept: application/json, text/plain, */*', 'Form-type: pc'];
    const json = [...shared, 'Content-Type: application/json;charset=utf-8'];
    const bare = ['Accept: */*', 'Content-Type: application/json; charset=UTF-8'];
    const withToken = (token: string) => [
      ...shared,
      `Authori-zation: ${token}`,
      `Authorization: Bearer ${token}`,
    ];
    const mailed = (to: string) => mall.mails.findLast((mail) => mail.to === to)?.code ?? '';
    const texted = (to: string) => mall.texts.findLast((sms) => sms.to === to)?.code ?? '';
    const form = (fields: Record<string, string>) =>
      Object.entries(fields)
        .map(
          ([name, value]) =>
            `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('') + `--${BOUNDARY}--\r\n`;
    const multipart = [...shared, `Content-Type: multipart/form-data; boundary=${BOUNDARY}`];

    test.each([
      ['/api/front/login/email/captcha', 'bare@mall-a.example'],
      ['//api/front/login/email/captcha', '"quoted@mall-a.example"'],
    ])('registration by e-mail: %s with %s', async (path, sent) => {
      const email = sent.replaceAll('"', '');
      expect((await replay(`POST ${path}`, bare, sent)).code).toBe(200);
      const body = `{"email":"${email}","captcha":"${mailed(email)}","password":"${PASSWORD}"}`;
      const answer = await replay('POST /api/front/login/register/email', json, body);
      expect(answer).toMatchObject({ code: 200, data: { type: 'email', key: null, email } });
      const info = await replay('GET /api/front/user/info', withToken(answer.data.token));
      expect(info.data).toMatchObject({ email, userType: 'email' });
    });

    test('an e-mail address encoded as a form', async () => {
      const headers = ['Content-Type: application/x-www-form-urlencoded'];
      const path = 'POST /api/front/login/email/captcha';
      expect((await replay(path, headers, 'one%2Bplus%40mall-b.example=')).code).toBe(200);
      expect(mall.mails.at(-1)?.to).toBe('one+plus@mall-b.example');
      expect((await replay(path, headers, 'email=two%40mall-b.example')).code).toBe(200);
      expect(mall.mails.at(-1)?.to).toBe('two@mall-b.example');
    });

    test('phone: form with plus, registration, password and code with plus, token, logout', async () => {
      const phone = '13812345678';
      const sms = form({ phone, countryCode: '+86' });
      expect(await replay('POST /api/front/login/sendCode', multipart, sms)).toMatchObject({
        code: 200,
        data: null,
      });
      const code = texted(`+86${phone}`);
      const register = `{"countryCode":"+86","captcha":"${code}","phone":"${phone}","password":"${PASSWORD}"}`;
      const path = 'POST /api/front/login/register/mobile';
      expect((await replay(path, json, register)).data).toMatchObject({ type: 'phone', phone });
      const body = `{"phone":"${phone}","password":"${PASSWORD}","countryCode":"+86"}`;
      const { data } = await replay('POST /api/front/login/mobile/password', json, body);
      expect(data.token).toMatch(/^[0-9a-f]{32}$/);
      const exists = () =>
        replay('POST /api/front/login/token/is/exist', [
          ...withToken(data.token),
          'Content-Type: application/x-www-form-urlencoded',
          'Content-Length: 0',
        ]);
      expect((await exists()).data).toBe(true);
      expect((await replay('POST /api/front/login/sendCode', multipart, sms)).code).toBe(200);
      const quick = `{"phone":"${phone}","captcha":"${texted(`+86${phone}`)}","countryCode":"+86"}`;
      expect((await replay('POST /api/front/login/mobile/captcha', json, quick)).code).toBe(200);
      const logout = await replay('GET /api/front/login/logout', withToken(data.token));
      expect(logout).toMatchObject({ code: 200, data: null });
      expect((await exists()).data).toBe(false);
    });

    test.each([
      ['form-encoded, plus encoded', 'phone=13700000001&countryCode=%2B86'],
      ['form-encoded, plus as it is', 'phone=13700000002&countryCode=+86'],
      ['form-encoded, no plus, nothing else chosen', 'phone=13700000003&countryCode=86&type='],
    ])('a code by SMS: %s', async (_, body) => {
      const headers = [...shared, 'Content-Type: application/x-www-form-urlencoded'];
      const phone = /1370000000\d/.exec(body)?.[0] ?? '';
      expect((await replay('POST /api/front/login/sendCode', headers, body)).code).toBe(200);
      expect(mall.texts.at(-1)?.to).toBe(`+86${phone}`);
    });

    test('a visitor: calling code as a number, empty phone', async () => {
      const body = '{"countryCode":86,"email":"visitor@mall-c.example","phone":""}';
      const answer = await replay('POST /api/front/login/register/visitor', json, body);
      expect(answer.data).toMatchObject({ type: 'visitor', phone: null });
    });

    test('a forgotten password', async () => {
      const { email } = await mall.signUp('forgot@mall-d.example');
      expect((await replay('POST /api/front/login/email/forget/password', bare, email)).code).toBe(
        200,
      );
      const body = `{"email":"${email}","captcha":"${mailed(email)}","newPassword":"${PASSWORD}","passwordAgain":"${PASSWORD}"}`;
      const answer = await replay('POST /api/front/login/email/reset/password', json, body);
      expect(answer).toMatchObject({ code: 200, message: 'Your password has been changed' });
    });

    test('the profile: codes without a body, a picture in the field `multipart`', async () => {
      const { token } = await mall.signUp('profile@mall-e.example');
      const sent = await replay('POST /api/front/captcha/email/password', withToken(token));
      expect(sent).toMatchObject({ code: 200, data: true });
      const edit = [...withToken(token), 'Content-Type: application/json;charset=utf-8'];
      const profile = '{"avatar":"","nickname":"Ann"}';
      expect((await replay('POST /api/front/user/edit', edit, profile)).code).toBe(200);
      const settled = 'POST /api/front/captcha/email/merchant/settled';
      expect((await replay(settled, bare, 'shop@mall-e.example')).data).toBe(true);
    });

    test('logging out takes a header that no foreign page can send', async () => {
      const { token } = await mall.signUp();
      const foreign = ['Origin: https://evil.example', `Cookie: auth._token.local=Bearer ${token}`];
      expect((await replay('GET /api/front/login/logout', foreign)).code).toBe(200);
      expect((await replay(`GET /api/front/login/logout?token=${token}`, foreign)).code).toBe(200);
      const answer = await replay('POST /api/front/login/token/is/exist', withToken(token));
      expect(answer.data).toBe(true);
    });

    test('nothing of all this is in the log', () => {
      const log = mall.logs.join('');
      expect(log).toContain('/api/front/login/mobile/password');
      const personal = [
        ...mall.mails.flatMap(({ to, code }) => [to, code]),
        ...mall.texts.flatMap(({ to, code }) => [to.slice(3), code]),
        PASSWORD,
      ];
      expect(personal.length).toBeGreaterThan(15);
      for (const secret of personal) expect(log).not.toContain(`${secret ?? PASSWORD}`);
      expect(log).not.toMatch(/\b[0-9a-f]{32}\b/);
    });
  });
});
