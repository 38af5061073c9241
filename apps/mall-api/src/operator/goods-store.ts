import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

export interface GoodsFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  isOnSale?: boolean | undefined;
}

const goods = (db: Db, { shopId, isOnSale }: GoodsFilter) =>
  db
    .selectFrom('product')
    .where('product.is_removed', '=', false)
    .$if(shopId !== undefined, (query) => query.where('product.shop_id', '=', shopId as number))
    .$if(isOnSale !== undefined, (query) =>
      query.where('product.is_on_sale', '=', Boolean(isOnSale)),
    );

/** One page of goods with their SKUs, newest first. */
export const goodsOf = (db: Db, filter: GoodsFilter, { offset, limit }: Slice) =>
  goods(db, filter)
    .select(['product.id', 'product.shop_id', 'product.name', 'product.is_on_sale'])
    .select('product.price_minor')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sku')
          .select(['sku.id', 'sku.name', 'sku.price_minor', 'sku.old_price_minor'])
          .select(['sku.stock', 'sku.sales'])
          .whereRef('sku.product_id', '=', 'product.id')
          .orderBy('sku.sort')
          .orderBy('sku.id'),
      ).as('skus'),
    )
    .orderBy('product.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export type GoodsRow = Awaited<ReturnType<typeof goodsOf>>[number];

export const countGoods = (db: Db, filter: GoodsFilter, slice: Slice) =>
  countRows(db, goods(db, filter), slice);

export const findGoods = (db: Db, shopId: number | undefined, id: number) =>
  goods(db, { shopId })
    .select(['product.id', 'product.shop_id'])
    .where('product.id', '=', id)
    .executeTakeFirst();

/** False when unchanged. */
export async function setOnSale(db: Db, id: number, isOnSale: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set({ is_on_sale: isOnSale })
    .where('id', '=', id)
    .where('is_on_sale', '!=', isOnSale)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** SKUs of a shop, or of all, with the columns that an import can change. */
export const skus = (db: Db, shopId: number | undefined) =>
  goods(db, { shopId })
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .select([
      'sku.id',
      'sku.name',
      'sku.price_minor as priceMinor',
      'sku.old_price_minor as oldPriceMinor',
      'sku.stock',
      'sku.sales',
      'product.id as goodsId',
      'product.shop_id as shopId',
      'product.name as goodsName',
      'product.keyword',
      'product.intro',
      'product.is_on_sale as isOnSale',
    ]);

export type SkuRow = Awaited<ReturnType<typeof findSku>> & object;

export const findSku = (db: Db, shopId: number | undefined, id: number) =>
  skus(db, shopId).where('sku.id', '=', id).executeTakeFirst();

/** SKUs in the order of their ids, starting after `after`. */
export const skusAfter = (db: Db, shopId: number | undefined, after: number, size: number) =>
  skus(db, shopId).where('sku.id', '>', after).orderBy('sku.id').limit(size).execute();

export async function countSkusAfter(db: Db, shopId: number | undefined, after: number) {
  const { count } = await skus(db, shopId)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sku.id', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Locks goods, always in the order of their ids: values computed from their SKUs afterwards include
 * concurrent changes.
 */
export const lockGoods = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Sets the price of goods to that of their cheapest SKU. The caller has locked the goods. */
export async function refreshPrices(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update product set price_minor = cheapest.price_minor,
      old_price_minor = case when cheapest.old_price_minor > cheapest.price_minor
        then cheapest.old_price_minor end
    from (
      select distinct on (product_id) product_id, price_minor, old_price_minor
      from sku where product_id = any(${[...ids]}::int[])
      order by product_id, price_minor, sort, id
    ) cheapest
    where product.id = cheapest.product_id`.execute(db);
}

/** False when unchanged. */
export async function setVirtual(db: Db, id: number, isVirtual: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set({ is_virtual: isVirtual })
    .where('id', '=', id)
    .where('is_virtual', '!=', isVirtual)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
