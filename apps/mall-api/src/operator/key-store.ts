import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';
import { hashKey, hintOf, newKey } from './key';

type Db = Kysely<Database>;

export interface NewKey {
  name: string;
  scopes: readonly string[];
  /** null for a key of the whole mall */
  shopId: number | null;
  /** For a person's session: whose, and when it ends at the latest. */
  session?: { staffId: number; endsAt: Date };
}

/** Creates a key and returns it; it is not stored. */
export async function addKey(
  db: Db,
  { name, scopes, shopId, session }: NewKey,
  now: Date,
): Promise<{ id: number; key: string }> {
  const key = newKey();
  const { id } = await db
    .insertInto('operator_key')
    .values({
      name,
      key_hash: hashKey(key),
      hint: hintOf(key),
      shop_id: shopId,
      created_at: now,
      scopes: [...new Set(scopes)],
      staff_id: session?.staffId ?? null,
      expires_at: session?.endsAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
}

const keys = (db: Db, shopId: number | null) =>
  db
    .selectFrom('operator_key')
    .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId as number));

const columns = ['id', 'name', 'hint', 'scopes', 'shop_id', 'created_at'] as const;

/** Without the sessions of people, which end by themselves. */
const ofPrograms = (db: Db, shopId: number | null) =>
  keys(db, shopId).where('staff_id', 'is', null);

/** One page of the keys of a shop, or of all, newest first, and the key behind it. */
export const keysOf = (db: Db, shopId: number | null, slice: KeysetSlice) =>
  newestFirst(
    ofPrograms(db, shopId).select([...columns, 'last_used_at', 'revoked_at']),
    'id',
    slice,
  ).execute();

export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];

export const countKeys = (db: Db, shopId: number | null, slice: Slice) =>
  countRows(db, ofPrograms(db, shopId), slice);

export const findKey = (db: Db, shopId: number | null, id: number): Promise<KeyRow | undefined> =>
  keys(db, shopId)
    .select([...columns, 'last_used_at', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** False when already revoked. */
export async function revokeKey(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A key that is in force: not revoked, and for a person's session neither ended nor of somebody who left. */
export const findValidKey = (db: Db, key: string, { now, idleSince }: KeyTimes) =>
  db
    .selectFrom('operator_key')
    .leftJoin('staff', 'staff.id', 'operator_key.staff_id')
    .leftJoin('user_account', 'user_account.id', 'staff.user_id')
    .select(['operator_key.id', 'operator_key.scopes', 'operator_key.shop_id'])
    .select(['operator_key.last_used_at', 'staff.roles'])
    .where('key_hash', '=', hashKey(key))
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`(operator_key.staff_id is null or (
        staff.removed_at is null and user_account.is_enabled and operator_key.expires_at > ${now}
        and coalesce(operator_key.last_used_at, operator_key.created_at) > ${idleSince}))`,
    )
    .executeTakeFirst();

interface KeyTimes {
  now: Date;
  /** A session that was not used since then has ended. */
  idleSince: Date;
}

/** Records the use of a key, at most once a minute, so that reads do not become writes. */
export const touchKey = (db: Db, id: number, now: Date) =>
  db
    .updateTable('operator_key')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < ${minuteBefore(now)})`)
    .execute();

export const minuteBefore = (now: Date) => new Date(now.getTime() - 60_000);

export const shopExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('shop').select('id').where('id', '=', id).executeTakeFirst());
