import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, ShopCategoryTable, ShopTypeTable } from '../db/schema';

type Db = Kysely<Database>;

/** All trades, or one. */
export const trades = (db: Db, id?: number) =>
  db
    .selectFrom('shop_category')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from shop where category_id = shop_category.id)`.as(
        'shops',
      ),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** All types of shops, or one. */
export const shopTypes = (db: Db, id?: number) =>
  db
    .selectFrom('shop_type')
    .selectAll()
    .select(sql<number>`(select count(*)::int from shop where type_id = shop_type.id)`.as('shops'))
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort')
    .orderBy('id')
    .execute();

export async function insertTrade(db: Db, values: Insertable<ShopCategoryTable>): Promise<number> {
  const row = await db
    .insertInto('shop_category')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertShopType(db: Db, values: Insertable<ShopTypeTable>): Promise<number> {
  const row = await db
    .insertInto('shop_type')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks the row first, so that nobody begins to use it until it is deleted. */
export const isTradeUsed = (db: Db, id: number) => isUsed(db, 'shop_category', 'category_id', id);
export const isShopTypeUsed = (db: Db, id: number) => isUsed(db, 'shop_type', 'type_id', id);

async function isUsed(db: Db, table: string, column: string, id: number): Promise<boolean> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from shop where ${sql.ref(column)} = ${id})
      or exists (select from merchant_application where ${sql.ref(column)} = ${id}) as used`.execute(
    db,
  );
  return rows[0]?.used ?? false;
}
