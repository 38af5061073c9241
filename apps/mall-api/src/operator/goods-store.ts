import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';
import { type GoodsState, stateOf } from './goods-state';

type Db = Kysely<Database>;

const named = (words: string) => {
  const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  // An array, so that each part of it can be found by an index
  return sql<boolean>`(product.name ilike ${part} or product.keyword ilike ${part}
    or product.code = ${words}
    or product.id = any(array(select product_id from sku where sku.code = ${words})))`;
};

export interface GoodsFilter {
  /** Default: all shops. */
  shopId: number | undefined;
  isOnSale?: boolean | undefined;
  /** Default: all but archived ones. */
  state?: GoodsState | undefined;
  /** Part of the name or a keyword, or a code. */
  words?: string | undefined;
  /** With those below it. */
  categoryId?: number | undefined;
  /** With a SKU of which there are fewer units. */
  stockBelow?: number | undefined;
}

const goods = (db: Db, { shopId, isOnSale, ...filter }: GoodsFilter) =>
  db
    .selectFrom('product')
    .where('product.is_removed', '=', filter.state === 'archived')
    .$if(filter.state !== undefined, (query) =>
      query.where(stateOf, '=', filter.state as GoodsState),
    )
    .$if(filter.words !== undefined, (query) => query.where(named(filter.words as string)))
    .$if(filter.categoryId !== undefined, (query) =>
      query.where(sql<boolean>`product.category_id = any(array(
        select c.id from category c left join category above on above.id = c.pid
        where ${filter.categoryId} in (c.id, c.pid, above.pid)))`),
    )
    .$if(filter.stockBelow !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from sku where sku.product_id = product.id
        and not sku.is_removed and sku.stock < ${filter.stockBelow})`),
    )
    .$if(shopId !== undefined, (query) => query.where('product.shop_id', '=', shopId as number))
    .$if(isOnSale !== undefined, (query) =>
      query.where('product.is_on_sale', '=', Boolean(isOnSale)),
    );

/** One page of goods with their SKUs, newest first, and the goods behind it. */
export const goodsOf = (db: Db, filter: GoodsFilter, slice: KeysetSlice) =>
  newestFirst(goods(db, filter), 'product.id', slice)
    .select(['product.id', 'product.shop_id', 'product.name', 'product.is_on_sale'])
    .select(['product.price_minor', 'product.image', stateOf.as('state')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sku')
          .select(['sku.id', 'sku.name', 'sku.price_minor', 'sku.old_price_minor'])
          .select(['sku.stock', 'sku.sales'])
          .whereRef('sku.product_id', '=', 'product.id')
          .where('sku.is_removed', '=', false)
          .orderBy('sku.sort')
          .orderBy('sku.id'),
      ).as('skus'),
    )
    .execute();

export type GoodsRow = Awaited<ReturnType<typeof goodsOf>>[number];

export const countGoods = (db: Db, filter: GoodsFilter, slice: Slice) =>
  countRows(db, goods(db, filter), slice);

export const findGoods = (db: Db, shopId: number | undefined, id: number) =>
  goods(db, { shopId })
    .select(['product.id', 'product.shop_id'])
    .where('product.id', '=', id)
    .executeTakeFirst();

/** What decides whether goods can be on sale. */
export async function findForSale(db: Db, id: number) {
  const row = await db
    .selectFrom('product')
    .select((eb) => [
      'image',
      jsonArrayFrom(
        eb
          .selectFrom('sku')
          .select('sku.price_minor as priceMinor')
          .whereRef('sku.product_id', '=', 'product.id')
          .where('sku.is_removed', '=', false)
          .orderBy('sku.sort')
          .orderBy('sku.id'),
      ).as('skus'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { pictures: row.image ? [row.image] : [], skus: row.skus };
}

/** Ends a draft or a schedule. False when unchanged. */
export async function setOnSale(db: Db, id: number, isOnSale: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set((eb) => ({
      is_on_sale: isOnSale,
      is_draft: false,
      on_sale_from: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(
      sql<boolean>`(is_on_sale, is_draft, on_sale_from)
      is distinct from (${isOnSale}, false, null)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** SKUs that are sold, of a shop or of all. */
const skus = (db: Db, shopId: number | undefined) =>
  goods(db, { shopId })
    .innerJoin('sku', 'sku.product_id', 'product.id')
    .where('sku.is_removed', '=', false)
    .select([
      'sku.id',
      'sku.name',
      'sku.price_minor as priceMinor',
      'sku.old_price_minor as oldPriceMinor',
      'sku.stock',
      'sku.sales',
      'product.id as goodsId',
      'product.shop_id as shopId',
    ]);

export type SkuRow = Awaited<ReturnType<typeof findSku>> & object;

export const findSku = (db: Db, shopId: number | undefined, id: number) =>
  skus(db, shopId).where('sku.id', '=', id).executeTakeFirst();

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
      from sku where product_id = any(${[...ids]}::int[]) and not is_removed
      order by product_id, price_minor, sort, id
    ) cheapest
    where product.id = cheapest.product_id`.execute(db);
}

/** False when unchanged. */
export async function setVirtual(db: Db, id: number, isVirtual: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set((eb) => ({ is_virtual: isVirtual, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_virtual', '!=', isVirtual)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
