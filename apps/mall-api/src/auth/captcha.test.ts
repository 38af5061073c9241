import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCaptchaText } from '../captcha/picture';
import { storeCaptcha } from '../captcha/store';
import { type TestApp, withDatabases } from '../testing/app';
import { solvedCaptcha } from '../testing/captcha';
import { expectContract } from '../testing/contract-check';
import { hashPassword } from './password';

const PASSWORD = 'Correct-horse7';
const ATTACKER = '203.0.113.66';

describe('captchas', () => {
  withDatabases((openApp) => {
    let mall: TestApp;
    let email: string;
    let accounts = 0;
    let password_hash: string;
    beforeAll(async () => {
      mall = await openApp();
      password_hash = await hashPassword(PASSWORD);
    });
    beforeEach(async () => {
      mall.advance(61 * 60_000);
      email = `captcha${(accounts += 1)}@example.com`;
      await mall.db
        .insertInto('user_account')
        .values({ kind: 'email', email, nickname: 'x', password_hash })
        .execute();
    });

    const signIn = (password: string, ip: string, answer: object = {}) =>
      mall.call('loginByEmail', { body: { email, password, ...answer }, ip });
    const wrong = (ip: string, answer: object = {}) => signIn('Wrong-password1', ip, answer);

    test('are wanted after three wrong passwords, and one is needed for each further try', async () => {
      for (let n = 0; n < 3; n += 1) expect((await wrong(ATTACKER)).code).toBe(500);
      const response = await wrong(ATTACKER);
      expect(response).toMatchObject({
        code: 428,
        data: null,
        message: expect.stringMatching(/characters in the picture, or try again in 15 minutes$/),
      });
      expect((await signIn(PASSWORD, ATTACKER)).code).toBe(428);
      const answer = await solvedCaptcha(mall);
      expect((await wrong(ATTACKER, answer)).code).toBe(500);
      expect((await signIn(PASSWORD, ATTACKER, answer)).code).toBe(428);
      expect((await signIn(PASSWORD, ATTACKER, await solvedCaptcha(mall))).code).toBe(200);
    });

    test('ten wrong passwords, or thirty, lock nobody out: the owner signs in', async () => {
      expect((await signIn(PASSWORD, '198.51.100.1')).code).toBe(200);
      for (let n = 0; n < 30; n += 1) await wrong(`203.0.113.${n}`);
      expect((await wrong('203.0.113.99')).code).toBe(428);
      // from a known caller, without a captcha
      expect((await signIn(PASSWORD, '198.51.100.1')).code).toBe(200);
    });

    test('the owner at a new place signs in with a captcha', async () => {
      for (let n = 0; n < 10; n += 1) await wrong(`203.0.113.${n}`);
      expect((await signIn(PASSWORD, '198.51.100.2')).code).toBe(428);
      const answer = await solvedCaptcha(mall);
      expect((await signIn(PASSWORD, '198.51.100.2', answer)).code).toBe(200);
    });

    test('whoever shows no picture is told how long the limit holds that was passed', async () => {
      for (let n = 0; n < 3; n += 1) await wrong(ATTACKER);
      mall.advance(14.5 * 60_000);
      expect((await wrong(ATTACKER)).message).toContain('try again in 1 minute');
      mall.advance(60_000);
      expect((await signIn(PASSWORD, ATTACKER)).code).toBe(200);
      const again = () => mall.call('sendForgottenPasswordCode', { body: email });
      expect((await again()).code).toBe(200);
      mall.advance(3.5 * 60_000);
      expect((await again()).message).toContain('try again in 7 minutes');
      mall.advance(7 * 60_000);
      expect((await again()).code).toBe(200);
    });

    test('accounts that do not exist are treated alike', async () => {
      const guess = (name: string) =>
        mall.call('loginByEmail', { body: { email: name, password: 'x' }, ip: ATTACKER });
      const nobody = `nobody-${email}`;
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push([await guess(email), await guess(nobody)]);
      for (const [known, unknown] of answers) expect(known).toEqual(unknown);
      expect(answers.at(-1)?.[0]?.code).toBe(428);
    });

    test('one caller that tries many accounts is asked as well', async () => {
      const ip = '203.0.113.77';
      for (let n = 0; n < 10; n += 1) {
        await mall.call('loginByEmail', { body: { email: `a${n}-${email}`, password: 'x' }, ip });
      }
      expect((await signIn(PASSWORD, ip)).code).toBe(428);
    });

    test('the picture is a PNG without text, and its answer is not in the database', async () => {
      const answer = await mall.call('graphicCaptcha');
      expectContract('graphicCaptcha', answer);
      const png = Buffer.from(answer.data.image.split(',')[1], 'base64');
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 360, height: 120 });
      const text = newCaptchaText();
      const key = await storeCaptcha(mall.deps, text);
      const rows = await mall.db.selectFrom('captcha').selectAll().execute();
      const stored = JSON.stringify(rows.map((row) => row.answer_hash.toString('latin1')));
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(key);
    });

    test('characters are read in any case, with blanks, once, and for five minutes', async () => {
      for (let n = 0; n < 3; n += 1) await wrong(ATTACKER);
      const use = async (graphicCode: string, minutes = 0) => {
        const graphicKey = await storeCaptcha(mall.deps, 'ACE47');
        mall.advance(minutes * 60_000);
        return (await wrong(ATTACKER, { graphicKey, graphicCode })).code;
      };
      expect(await use('ac e47 ')).toBe(500);
      expect(await use('ACE46')).toBe(428);
      expect(await use('')).toBe(428);
      expect(await use('ACE47', 6)).toBe(428);
    });

    test('the work for the computer has the shape of the contract', async () => {
      const answer = await mall.call('workCaptcha');
      expectContract('workCaptcha', answer);
      expect(answer.data.challenge).toMatch(/^[0-9a-f]{64}$/);
    });
  });
});
