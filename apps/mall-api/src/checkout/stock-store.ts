import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { sellable } from './sellable';

type Trx = Transaction<Database>;

/** Units of a sku. */
export interface Units {
  skuId: number;
  quantity: number;
}

/**
 * Rows are locked in the order of their ids, skus before goods, by everybody: then two orders wait
 * for each other and never in a ring. `no key`, because order lines refer to the same rows.
 */
const lockedSkus = (units: readonly Units[]) => sql`
  wanted as (
    select * from unnest(${units.map((one) => one.skuId)}::int[], ${units.map((one) => one.quantity)}::int[])
      as wanted (sku_id, quantity)
  ),
  locked_sku as (
    select sku.id, sku.product_id, wanted.quantity from sku join wanted on wanted.sku_id = sku.id
    order by sku.id for no key update of sku
  )`;

const lockedGoods = sql`
  locked_product as (
    select product.id, moved.quantity from product
    join (select product_id, sum(quantity)::int as quantity from moved_sku group by product_id) moved
      on moved.product_id = product.id
    order by product.id for no key update of product
  )`;

/**
 * Takes units out of stock and counts them as sold, each sku only if there are as many and the goods
 * are still on sale. Gives the ids of the skus that were taken: when one is missing, the caller must
 * give up the transaction.
 */
export async function takeStock(trx: Trx, units: readonly Units[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with ${lockedSkus(units)},
    moved_sku as (
      update sku set stock = sku.stock - locked_sku.quantity, sales = sku.sales + locked_sku.quantity
      from locked_sku, product, shop
      where sku.id = locked_sku.id and sku.stock >= locked_sku.quantity
        and product.id = sku.product_id and shop.id = product.shop_id and ${sellable}
      returning sku.id, sku.product_id, locked_sku.quantity
    ),
    ${lockedGoods},
    moved_product as (
      update product set stock = greatest(0, product.stock - locked_product.quantity),
        sales = product.sales + locked_product.quantity
      from locked_product where product.id = locked_product.id
    )
    select id from moved_sku
  `.execute(trx);
  return new Set(rows.map((row) => row.id));
}

/** Puts units back that an order had taken. */
export async function returnStock(trx: Trx, units: readonly Units[]): Promise<void> {
  await sql`
    with ${lockedSkus(units)},
    moved_sku as (
      update sku set stock = sku.stock + locked_sku.quantity,
        sales = greatest(0, sku.sales - locked_sku.quantity)
      from locked_sku where sku.id = locked_sku.id
      returning sku.id, sku.product_id, locked_sku.quantity
    ),
    ${lockedGoods}
    update product set stock = product.stock + locked_product.quantity,
      sales = greatest(0, product.sales - locked_product.quantity)
    from locked_product where product.id = locked_product.id
  `.execute(trx);
}
