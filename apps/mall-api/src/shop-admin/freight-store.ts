import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** What freight depends on, of SKUs of a shop; those of archived goods are left out. */
export const skusOfShop = (db: Kysely<Database>, shopId: number, ids: readonly number[]) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['sku.id', 'sku.price_minor as priceMinor', 'sku.weight_grams as weightGrams'])
    .select(['product.postage_minor as postageMinor', 'product.is_virtual as isVirtual'])
    .where('product.shop_id', '=', shopId)
    .where('product.is_removed', '=', false)
    .where('sku.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
