import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database, ShopTable } from '../db/schema';
import { type Edition, updateVersion } from '../db/versioned';

type Db = Kysely<Database>;

/** A shop; `id` undefined finds none. */
export const findShop = (db: Db, id: number | undefined) =>
  db
    .selectFrom('shop')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirst();

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** Raises the version; false when it is another one. */
export const updateShop = (db: Db, shop: Edition, values: Updateable<ShopTable>) =>
  updateVersion(db, 'shop', shop, values);

/**
 * Whether another shop has a name, in capitals or not. Names are given one after the other until the transaction ends,
 * also by approving applications.
 */
export async function isNameTaken(trx: Db, id: number, name: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('approve application'))`.execute(trx);
  const other = await trx
    .selectFrom('shop')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Which of these are goods of a shop, archived ones left out. */
export async function goodsOfShop(
  db: Db,
  shopId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('is_removed', '=', false)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether there are a type and a trade of shops. */
export async function findClass(db: Db, typeId: number, categoryId: number) {
  const type = await db
    .selectFrom('shop_type')
    .select('id')
    .where('id', '=', typeId)
    .executeTakeFirst();
  const trade = await db
    .selectFrom('shop_category')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return { hasType: type !== undefined, hasTrade: trade !== undefined };
}

/** Closes a shop for the mall; a second time only the reason changes. */
export async function suspend(db: Db, id: number, reason: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update shop set is_open = false, suspension = jsonb_build_object(
      'reason', ${reason}::text,
      'since', coalesce(suspension ->> 'since', ${now.toISOString()}::text),
      'wasOpen', coalesce((suspension ->> 'wasOpen')::boolean, is_open))
    where id = ${id} and suspension ->> 'reason' is distinct from ${reason}::text
    returning id`.execute(db);
  return rows.length > 0;
}

/** Ends a suspension; false when there is none. */
export async function resume(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update shop set is_open = (suspension ->> 'wasOpen')::boolean, suspension = null
    where id = ${id} and suspension is not null returning id`.execute(db);
  return rows.length > 0;
}
