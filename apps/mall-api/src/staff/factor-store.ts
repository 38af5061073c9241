import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export const findFactor = (db: Db, userId: number) =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores a secret that is to be confirmed. False when a confirmed one is there. */
export async function beginFactor(db: Db, userId: number, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('second_factor')
    .values({ user_id: userId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface Confirmation {
  /** The secret of which the code was. */
  secret: Buffer;
  step: number;
  recoveryHashes: readonly Buffer[];
  now: Date;
}

/** False when it was confirmed, or replaced, by another request. */
export async function confirmFactor(
  db: Db,
  userId: number,
  values: Confirmation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({
      confirmed_at: values.now,
      last_step: values.step,
      recovery_hashes: [...values.recoveryHashes],
    })
    .where('user_id', '=', userId)
    .where('secret', '=', values.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a code's time step up: a code that somebody has seen does not work again. False when it is used. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up. False when there is no such one, or another request was first. */
export async function spendRecovery(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ recovery_hashes: sql`array_remove(recovery_hashes, ${hash}::bytea)` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`${hash}::bytea = any(recovery_hashes)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Recovery codes of an account whose first second factor is a passkey. A secret that was not confirmed goes. */
export const setRecovery = (db: Db, userId: number, recoveryHashes: readonly Buffer[]) => {
  const values = { secret: null, confirmed_at: null, recovery_hashes: [...recoveryHashes] };
  return db
    .insertInto('second_factor')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** Removes the authenticator app. The recovery codes stay. */
export const removeApp = (db: Db, userId: number) =>
  db
    .updateTable('second_factor')
    .set({ secret: null, confirmed_at: null })
    .where('user_id', '=', userId)
    .execute();

/** Removes the recovery codes of an account without a second factor. */
export const dropRecovery = (db: Db, userId: number) =>
  db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
