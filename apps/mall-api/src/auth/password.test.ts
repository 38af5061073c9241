import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '../policy/default-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { checkNewPassword, hashPassword, matchPassword } from './password';

const DECOMPOSED = 'Cafe\u0301-2026';
const COMPOSED = 'Caf\u00e9-2026';

describe('a password', () => {
  it('is the same from every keyboard', async () => {
    const stored = await hashPassword(DECOMPOSED);
    expect(await matchPassword(stored, COMPOSED)).toBe('normal');
    expect(await matchPassword(stored, DECOMPOSED)).toBe('normal');
    expect(await matchPassword(stored, 'Cafe-2026')).toBeUndefined();
    expect(await matchPassword(null, COMPOSED)).toBeUndefined();
  });

  it('is stored as a slow, salted hash', async () => {
    const [one, other] = await Promise.all([
      hashPassword('Tea-kettle7'),
      hashPassword('Tea-kettle7'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('has eight characters at least, a hundred at ease, and is no other in another case', async () => {
    const long = 'Tea kettle 7 '.repeat(8);
    await checkNewPassword(defaultPolicy, long);
    await expect(checkNewPassword(defaultPolicy, 'Teaket7')).rejects.toThrow('8 to 128');
    const stored = await hashPassword(long);
    expect(await matchPassword(stored, long)).toBe('normal');
    expect(await matchPassword(stored, long.slice(0, -1))).toBeUndefined();
    expect(await matchPassword(stored, long.toLowerCase())).toBeUndefined();
  });

  it('has the kinds of characters of its normal form', async () => {
    await checkNewPassword(defaultPolicy, 'Ｔｅａｋｅｔｔｌｅ７');
    await expect(checkNewPassword(defaultPolicy, 'ｔｅａｋｅｔｔｌｅ')).rejects.toThrow('password');
  });

  it.each(['Password1', 'Qwerty123', 'P@ssw0rd', 'Ｐａｓｓｗｏｒｄ１'])(
    'is none that many people use: %s',
    async (text) => {
      await expect(checkNewPassword(defaultPolicy, text)).rejects.toMatchObject({
        reason: 'weak-password',
        message: 'The password is one that many people use',
      });
    },
  );

  withDatabases((openApp) => {
    let mall: TestApp;
    beforeAll(async () => {
      mall = await openApp();
    });
    const storedOf = (id: number) =>
      mall.db
        .selectFrom('user_account')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    it('that was hashed as typed still signs in, and then in every spelling', async () => {
      const { id, email } = await mall.signUp();
      const password_hash = await hash(DECOMPOSED);
      const account = mall.db.updateTable('user_account').set({ password_hash });
      await account.where('id', '=', id).execute();
      const signIn = (password: string) => mall.call('loginByEmail', { body: { email, password } });
      expect(await signIn(COMPOSED)).toMatchObject({ reason: 'wrong-email-sign-in' });
      expect((await signIn(DECOMPOSED)).data.uid).toBe(id);
      expect((await storedOf(id)).password_hash).not.toBe(password_hash);
      expect((await signIn(COMPOSED)).data.uid).toBe(id);
      const { password_hash: once } = await storedOf(id);
      await signIn(DECOMPOSED);
      expect((await storedOf(id)).password_hash).toBe(once);
    });
  });
});
