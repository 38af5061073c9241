import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const emailIs = (email: string) => sql<boolean>`lower(email) = ${email} and kind = 'email'`;

/** The account that signs in with this e-mail address. */
export function findEmailAccount(db: Db, email: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'nickname', 'email', 'phone', 'kind', 'password_hash', 'is_enabled'])
    .where(emailIs(email))
    .executeTakeFirst();
}

/** A new account, or undefined when the address has one already. */
export function insertEmailAccount(
  db: Db,
  account: { email: string; password_hash: string; nickname: string; created_at: Date },
) {
  return db
    .insertInto('user_account')
    .values({ kind: 'email', ...account })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'nickname', 'email', 'phone', 'kind'])
    .executeTakeFirst();
}

export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}
