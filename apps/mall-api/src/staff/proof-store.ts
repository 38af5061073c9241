import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { SessionAt } from '../kernel/open-session';

type Db = Kysely<Database>;

/** How long a proof of a second factor counts in the session that gave it. */
const PROOF_MS = 10 * 60_000;

/** Which second factors an account has. */
export const findFactors = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .leftJoin('second_factor', 'second_factor.user_id', 'user_account.id')
    .select(sql<boolean>`second_factor.confirmed_at is not null`.as('hasApp'))
    .select(
      sql<boolean>`exists (select from passkey where user_id = user_account.id)`.as('hasPasskey'),
    )
    .select(
      sql<number>`coalesce(cardinality(second_factor.recovery_hashes), 0)`.as('recoveryCodes'),
    )
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Waits for other changes of an account's second factors. */
export const lockFactors = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The session has proved a second factor. */
export const markProved = (db: Db, { tokenHash, now }: SessionAt) =>
  db
    .updateTable('session')
    .set({ factor_proved_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();

/** Whether the session has proved a second factor of its account lately. */
export async function isProved(db: Db, { tokenHash, now }: SessionAt): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('factor_proved_at', '>', new Date(now.getTime() - PROOF_MS))
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's other sessions have to prove a second factor again, since one was removed. */
export const forgetOtherProofs = (db: Db, userId: number, { tokenHash }: SessionAt) =>
  db
    .updateTable('session')
    .set({ factor_proved_at: null })
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .where('factor_proved_at', 'is not', null)
    .execute();
