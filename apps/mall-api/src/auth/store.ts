import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Phone } from './phone';

type Db = Kysely<Database>;

const COLUMNS = [
  'id',
  'nickname',
  'email',
  'phone',
  'kind',
  'password_hash',
  'is_enabled',
] as const;

/** The columns of an account that sign-in needs. */
export type Account = NonNullable<Awaited<ReturnType<typeof findEmailAccount>>>;

/** The account that signs in with this e-mail address. */
export function findEmailAccount(db: Db, email: string) {
  return db
    .selectFrom('user_account')
    .select(COLUMNS)
    .where(sql<boolean>`lower(email) = ${email} and kind = 'email'`)
    .executeTakeFirst();
}

/**
 * The account that signs in with this phone number: registered with it, or with an e-mail address and this
 * number. A visitor's number is not verified.
 */
export function findPhoneAccount(db: Db, { e164 }: Phone) {
  return db
    .selectFrom('user_account')
    .select(COLUMNS)
    .where('phone_e164', '=', e164)
    .where('kind', 'in', ['phone', 'email'])
    .executeTakeFirst();
}

/** An account by its id, with the addresses its codes are sent to. */
export function findAccount(db: Db, userId: number) {
  return db
    .selectFrom('user_account')
    .select([...COLUMNS, 'phone_e164', 'country_code'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

interface NewAccount {
  kind: Account['kind'];
  email?: string | null;
  phone?: Phone | null;
  password_hash?: string;
  nickname: string;
  created_at: Date;
}

/** Creates an account; undefined when its e-mail address or number is already taken. */
export function insertAccount(db: Db, { phone, email = null, ...account }: NewAccount) {
  const number = {
    country_code: phone?.countryCode ?? null,
    phone: phone?.national ?? null,
    phone_e164: phone?.e164 ?? null,
  };
  return db
    .insertInto('user_account')
    .values({ ...account, email, ...number })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

/** Stores another hash of the same password, unless the password has been changed meanwhile. */
export async function replaceHash(db: Db, account: Account, passwordHash: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
}
