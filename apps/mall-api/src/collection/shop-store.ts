import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Follows a shop; false when there is no such open shop. Following again changes nothing. */
export async function follow(trx: Db, userId: number, shopId: number, now: Date): Promise<boolean> {
  const open = await trx
    .selectFrom('shop')
    .select('id')
    .where('id', '=', shopId)
    .where('is_open', '=', true)
    .executeTakeFirst();
  if (!open) return false;
  const changed = await trx
    .insertInto('collect_shop')
    .values({ user_id: userId, shop_id: shopId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'shop_id'])
        .doUpdateSet((eb) => ({ created_at: eb.ref('excluded.created_at'), removed_at: null }))
        .where('collect_shop.removed_at', 'is not', null),
    )
    .returning('shop_id')
    .execute();
  await countFollowers(trx, changed, 1);
  return true;
}

/** Unfollows shops; the rows are kept briefly, for `restoreFollowed`. */
export async function unfollow(
  trx: Db,
  userId: number,
  shopIds: readonly number[],
  now: Date,
): Promise<void> {
  const changed = await trx
    .updateTable('collect_shop')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('shop_id', '=', sql<number>`any(${[...shopIds]}::int[])`)
    .where('removed_at', 'is', null)
    .returning('shop_id')
    .execute();
  await countFollowers(trx, changed, -1);
}

/** Restores shops unfollowed since `since`. */
export async function restoreFollowed(
  trx: Db,
  userId: number,
  shopIds: readonly number[],
  since: Date,
): Promise<void> {
  const changed = await trx
    .updateTable('collect_shop')
    .set({ removed_at: null })
    .where('user_id', '=', userId)
    .where('shop_id', '=', sql<number>`any(${[...shopIds]}::int[])`)
    .where('removed_at', '>=', since)
    .returning('shop_id')
    .execute();
  await countFollowers(trx, changed, 1);
}

/** Updates the shops' follower counts, in a fixed lock order, so that callers cannot deadlock. */
async function countFollowers(trx: Db, rows: readonly { shop_id: number }[], by: 1 | -1) {
  for (const id of rows.map((row) => row.shop_id).toSorted((a, b) => a - b))
    await trx
      .updateTable('shop')
      .set((eb) => ({ collect_count: eb('collect_count', '+', by) }))
      .where('id', '=', id)
      .execute();
}

const followed = (db: Db, userId: number) =>
  db
    .selectFrom('collect_shop as c')
    .innerJoin('shop as s', 's.id', 'c.shop_id')
    .where('c.user_id', '=', userId)
    .where('c.removed_at', 'is', null);

/** A page of the shops that a person follows, newest first, including closed ones. */
export const followedShops = (db: Db, userId: number, slice: Slice) =>
  followed(db, userId)
    .select(['s.id', 's.name', 's.avatar', 's.star_level', 's.is_self', 's.is_open'])
    .select(['s.stars', 's.collect_count', 'c.created_at as createdAt'])
    .orderBy('c.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();

export const countFollowed = (db: Db, userId: number, slice: Slice) =>
  countRows(db, followed(db, userId), slice);
