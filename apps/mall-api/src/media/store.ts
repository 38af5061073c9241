import { type Insertable, type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database, PictureTable } from '../db/schema';
import type { WithDb } from '../kernel/context';

type Db = Kysely<Database>;

/** Whose pictures: a shop's, `all` shops', or the mall's own (null). */
export type Owner = number | 'all' | null;

export interface PictureFilter {
  owner: Owner;
  isUnused?: boolean | undefined;
}

const ofOwner = (db: Db, owner: Owner) =>
  db
    .selectFrom('picture')
    .$if(owner === 'all', (query) => query.where('shop_id', 'is not', null))
    .$if(owner === null, (query) => query.where('shop_id', 'is', null))
    .$if(typeof owner === 'number', (query) => query.where('shop_id', '=', owner as number));

const filtered = (db: Db, { owner, isUnused }: PictureFilter) =>
  ofOwner(db, owner).$if(isUnused !== undefined, (query) =>
    query.where('unused_since', isUnused ? 'is not' : 'is', null),
  );

/** One page of pictures, newest first, and the picture behind it. */
export const picturesOf = (db: Db, filter: PictureFilter, slice: KeysetSlice) =>
  newestFirst(filtered(db, filter).selectAll(), 'id', slice).execute();

export type PictureRow = Awaited<ReturnType<typeof picturesOf>>[number];

export const countPictures = (db: Db, filter: PictureFilter, slice: Slice) =>
  countRows(db, filtered(db, filter), slice);

export const findPicture = (db: Db, owner: Owner, id: number): Promise<PictureRow | undefined> =>
  ofOwner(db, owner).selectAll().where('id', '=', id).executeTakeFirst();

export const findByName = (db: Db, name: string) =>
  db
    .selectFrom('picture')
    .select(['name', 'type', 'width'])
    .where('name', '=', name)
    .executeTakeFirst();

/** Makes concurrent uploads of one shop count each other, until the end of the transaction. */
export const lockRoom = (db: Db, shopId: number | null) =>
  sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${shopId}`}))`.execute(db);

/** Whether a shop, or the mall itself, may keep another picture of this size, in bytes. */
export async function hasRoom(
  { db, policy }: WithDb<'policy'>,
  shopId: number | null,
  size = 1,
): Promise<boolean> {
  const { perShop, perShopBytes } = policy.upload;
  const kept = await ofOwner(db, shopId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size::int8), 0)::int8`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return kept.count < perShop && Number(kept.bytes) + size <= perShopBytes;
}

export async function insertPicture(db: Db, picture: Insertable<PictureTable>): Promise<number> {
  const { id } = await db
    .insertInto('picture')
    .values(picture)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a picture against new uses until the end of the transaction; undefined when it is gone. */
export const lockPicture = (db: Db, id: number) =>
  db.selectFrom('picture').select('name').where('id', '=', id).forUpdate().executeTakeFirst();

/** Pictures that are unused since before a time, by id, locked as by `lockPicture`. */
export const lockUnused = (
  db: Db,
  { before, after, limit }: { before: Date; after: number; limit: number },
) =>
  db
    .selectFrom('picture')
    .select(['id', 'name'])
    .where('unused_since', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export const deletePictures = (db: Db, names: readonly string[]) =>
  db.deleteFrom('picture').where('name', 'in', names).execute();

export async function isShop(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('shop').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
