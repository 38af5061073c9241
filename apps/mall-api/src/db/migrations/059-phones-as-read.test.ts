import { beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../auth/password';
import { type TestApp, withDatabases } from '../../testing/app';
import { up } from './059-phones-as-read';

const PASSWORD = 'Correct-horse7';

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
  });

  /** An account as an earlier version stored it. */
  async function older(country_code: string, phone: string) {
    const phone_e164 = `+${country_code}${phone}`;
    const password_hash = await hashPassword(PASSWORD);
    const account = { kind: 'phone', nickname: 'Older', country_code, phone, phone_e164 } as const;
    const row = { ...account, password_hash, created_at: new Date() };
    const inserted = mall.db.insertInto('user_account').values(row).returning('id');
    return (await inserted.executeTakeFirstOrThrow()).id;
  }
  const signIn = (phone: string, countryCode: string) =>
    mall.call('loginByPhone', { body: { phone, countryCode, password: PASSWORD } });

  it.each([
    ['46', '0701234567', '070-123 45 67', '+46701234567'],
    ['39', '3123456789', '312 345 6789', '+393123456789'],
    ['52', '15512345678', '55 1234 5678', '+525512345678'],
    ['54', '1123456789', '11 15 2345-6789', '+5491123456789'],
    ['55', '1187654321', '(11) 98765-4321', '+5511987654321'],
  ])('an account stored with +%s %s signs in with %s', async (dialCode, phone, typed, e164) => {
    const id = await older(dialCode, phone);
    await up(mall.db as never);
    expect(await signIn(typed, dialCode)).toMatchObject({ code: 200, data: { uid: id } });
    expect(await signIn(phone, dialCode)).toMatchObject({ code: 200, data: { uid: id } });
    const account = mall.db.selectFrom('user_account').select('phone_e164').where('id', '=', id);
    expect(await account.executeTakeFirst()).toEqual({ phone_e164: e164 });
  });

  it('a number that another account has in its present form keeps to that account', async () => {
    const present = await older('46', '702345678');
    await older('46', '0702345678');
    await up(mall.db as never);
    expect(await signIn('0702345678', '46')).toMatchObject({ data: { uid: present } });
  });
});
