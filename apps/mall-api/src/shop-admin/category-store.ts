import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { type Edition, updateVersion } from '../db/versioned';

type Db = Kysely<Database>;

export interface CategoryFilter {
  shopId?: number | undefined;
  id?: number | undefined;
}

/** Categories of shops in the order in which shoppers see them, with their goods. */
export const categories = (db: Db, { shopId, id }: CategoryFilter) =>
  db
    .selectFrom('shop_goods_category as own')
    .select(['own.id', 'own.shop_id as shopId', 'own.version', 'own.pid', 'own.level', 'own.name'])
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('product.shop_goods_category_id', '=', 'own.id')
        .where('product.is_removed', '=', false)
        .$asScalar()
        .$notNull()
        .as('goods'),
    )
    .$if(shopId !== undefined, (query) => query.where('own.shop_id', '=', shopId as number))
    .$if(id !== undefined, (query) => query.where('own.id', '=', id as number))
    .orderBy('own.level')
    .orderBy('own.sort', 'desc')
    .orderBy('own.id')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof categories>>[number];

/** Changes of the categories of a shop wait for each other; false when there is no such shop. */
export const lockShop = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('shop')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

/** Those below a category, or those above all others for 0. */
export const idsBelow = async (db: Db, shopId: number, pid: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('shop_goods_category')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('pid', '=', pid)
    .execute();
  return rows.map(({ id }) => id);
};

/** The place of a category: those of one place are shown by descending `sort`. */
interface Place {
  pid: number;
  level: number;
}

const lastIn = (shopId: number, { pid }: Place) =>
  sql<number>`(select coalesce(min(sort), 1) - 1 from shop_goods_category
    where shop_id = ${shopId} and pid = ${pid})`;

export async function insertCategory(
  trx: Db,
  shopId: number,
  { name, ...place }: Place & { name: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('shop_goods_category')
    .values({ shop_id: shopId, name, ...place, sort: lastIn(shopId, place) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the version is another one. With `place`, it comes last there. */
export const updateCategory = (
  trx: Db,
  category: Edition,
  { name, shopId, place }: { name: string; shopId: number; place: Place | undefined },
): Promise<boolean> =>
  updateVersion(trx, 'shop_goods_category', category, {
    name,
    ...(place && { ...place, sort: lastIn(shopId, place) }),
  });

/** Locks a category, so that no goods come into it; false when the version is another one. */
export const lockCategory = async (trx: Db, { id, version }: Edition): Promise<boolean> =>
  (await trx
    .selectFrom('shop_goods_category')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** Moves the goods of a category, archived ones too; null takes them out of it. */
export async function moveGoods(trx: Db, id: number, to: number | null): Promise<void> {
  await trx
    .updateTable('product')
    .set({ shop_goods_category_id: to, version: sql<number>`version + 1` })
    .where('shop_goods_category_id', '=', id)
    .execute();
}

export const hasGoods = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('product')
    .select('id')
    .where('shop_goods_category_id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst()) !== undefined;

export async function deleteCategory(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('shop_goods_category').where('id', '=', id).execute();
}

/** Shows categories in this order. */
export async function orderCategories(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update shop_goods_category own set sort = ${ids.length} - wanted.place
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place)
    where own.id = wanted.id and own.sort <> ${ids.length} - wanted.place`.execute(trx);
}
