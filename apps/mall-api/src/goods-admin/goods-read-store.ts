import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema';
import { stateOf } from '../operator/goods-state';

type Db = Kysely<Database>;

/** Goods of a shop, or of any, with everything that operators edit, by id. Removed skus are left out. */
export const goodsByIds = (db: Db, shopId: number | undefined, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select(['id', 'version', 'shop_id', 'name', 'keyword', 'intro', 'content', 'unit_name'])
    .select(['code', 'category_id', 'shop_goods_category_id', 'image', 'slider', 'picture_alts'])
    .select(['specifications', 'postage_minor', 'guarantee_ids', 'is_virtual', 'on_sale_from'])
    .select(['created_at', stateOf.as('state')])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_attr as a')
          .select(['a.name', 'a.options', 'a.pictures'])
          .whereRef('a.product_id', '=', 'product.id')
          .orderBy('a.sort')
          .orderBy('a.id'),
      ).as('attrs'),
      jsonArrayFrom(
        eb
          .selectFrom('sku')
          .select(['sku.id', 'sku.name', 'sku.attributes', 'sku.price_minor'])
          .select(['sku.old_price_minor', 'sku.stock', 'sku.sales', 'sku.weight_grams'])
          .select(['sku.code', 'sku.bar_code', 'sku.image'])
          .whereRef('sku.product_id', '=', 'product.id')
          .where('sku.is_removed', '=', false)
          .orderBy('sku.sort')
          .orderBy('sku.id'),
      ).as('skus'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId as number))
    .orderBy('id')
    .execute();

export type StoredGoods = Awaited<ReturnType<typeof goodsByIds>>[number];

/** The skus of goods, removed ones included, locked in the order of their ids as in orders. */
export const lockSkusOf = (trx: Db, goodsIds: readonly number[]) =>
  trx
    .selectFrom('sku')
    .select(['id', 'product_id as goodsId', 'name', 'attributes', 'stock'])
    .select('is_removed as isRemoved')
    .where('product_id', '=', sql<number>`any(${[...goodsIds]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** What goods may refer to. */
export interface Wanted {
  categoryIds: readonly number[];
  shopCategoryIds: readonly number[];
  guaranteeIds: readonly number[];
  shopIds: readonly number[];
  codes: readonly string[];
}

/** Of what goods refer to, all that exists. */
export interface Found {
  categories: { id: number; isLeaf: boolean }[];
  shopCategories: { id: number; shopId: number }[];
  guarantees: number[];
  /** Goods with one of the codes. */
  coded: { id: number; shopId: number; code: string }[];
}

export async function findReferences(db: Db, wanted: Wanted): Promise<Found> {
  const { categoryIds, shopCategoryIds, guaranteeIds, shopIds, codes } = wanted;
  const { rows } = await sql<Found>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'isLeaf',
          not exists (select from category below where below.pid = c.id))), '[]')
        from category c where c.id = any(${[...categoryIds]}::int[])) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'shopId', shop_id)), '[]')
        from shop_goods_category where id = any(${[...shopCategoryIds]}::int[]))
        as "shopCategories",
      array(select id from guarantee where id = any(${[...guaranteeIds]}::int[])) as guarantees,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'shopId', shop_id, 'code', code)), '[]')
        from product where shop_id = any(${[...shopIds]}::int[])
          and code = any(${[...codes]}::text[])) as coded`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('no row');
  return found;
}

export const shopExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('shop').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
