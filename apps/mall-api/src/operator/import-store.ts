import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { type SkuRow, skus } from './goods-store';
import type { GoodsValues, SkuValues } from './import-rules';

type Db = Kysely<Database>;

const oneOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** The SKUs with these ids that a shop, or the mall, can see, by id. */
export async function skusByIds(db: Db, shopId: number | undefined, ids: readonly number[]) {
  const rows: SkuRow[] = await skus(db, shopId).where('sku.id', '=', oneOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** In the order of their ids, as in orders. */
export const lockSkus = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('sku')
    .select('id')
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const updateSku = (db: Db, id: number, values: Partial<SkuValues>) =>
  db
    .updateTable('sku')
    .set({
      ...(values.priceMinor !== undefined && { price_minor: values.priceMinor }),
      ...(values.oldPriceMinor !== undefined && { old_price_minor: values.oldPriceMinor }),
      ...(values.stock !== undefined && { stock: values.stock }),
    })
    .where('id', '=', id)
    .execute();

export const updateGoods = (db: Db, id: number, values: Partial<GoodsValues>) =>
  db
    .updateTable('product')
    .set({
      ...(values.goodsName !== undefined && { name: values.goodsName }),
      ...(values.keyword !== undefined && { keyword: values.keyword }),
      ...(values.intro !== undefined && { intro: values.intro }),
      ...(values.isOnSale !== undefined && {
        is_on_sale: values.isOnSale,
        is_draft: false,
        on_sale_from: null,
      }),
    })
    .where('id', '=', id)
    .execute();
