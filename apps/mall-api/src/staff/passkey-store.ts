import type { Kysely, Selectable } from 'kysely';
import type { Database, PasskeyChallengeTable, PasskeyTable } from '../db/schema';

type Db = Kysely<Database>;

/** The passkeys of an account, the oldest first. */
export const passkeysOf = (db: Db, userId: number) =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const findPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

type NewPasskey = Omit<Selectable<PasskeyTable>, 'id' | 'last_used_at'>;

/** False when a passkey of this credential is there. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Counts a use. False when the passkey has counted so far before: this answer was used, or the passkey was copied. */
export async function countUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      // Many do not count and stay at 0
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the account has no such passkey. */
export async function setName(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the account has no such passkey. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps what a session's browser has to sign, instead of an earlier one for the same purpose. */
export const putChallenge = (db: Db, challenge: Selectable<PasskeyChallengeTable>) =>
  db
    .insertInto('passkey_challenge')
    .values(challenge)
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'purpose'])
        .doUpdateSet({ challenge: challenge.challenge, expires_at: challenge.expires_at }),
    )
    .execute();

/** Uses a session's challenge up; undefined when there is none, or its time is over. */
export async function takeChallenge(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
  purpose: PasskeyChallengeTable['purpose'],
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('session_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return taken && taken.expiresAt > now ? taken.challenge : undefined;
}
