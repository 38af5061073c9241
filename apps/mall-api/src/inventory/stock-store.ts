import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';

type Trx = Transaction<Database>;

/** Units of a sku. */
export interface Units {
  skuId: number;
  quantity: number;
}

/** The same as parameters of a statement. */
export interface ListedUnits {
  skuIds: readonly number[];
  quantities: readonly number[];
}

export const listed = (units: readonly Units[]): ListedUnits => ({
  skuIds: units.map((one) => one.skuId),
  quantities: units.map((one) => one.quantity),
});

/**
 * Rows are always locked in the order of their ids, so that concurrent orders wait instead of deadlocking.
 * `no key`, because order lines reference the same rows.
 */
const lockedSkus = ({ skuIds, quantities }: ListedUnits) => sql`
  wanted as (
    select * from unnest(${skuIds}::int[], ${quantities}::int[]) as wanted (sku_id, quantity)
  ),
  locked_sku as (
    select sku.id, wanted.quantity from sku join wanted on wanted.sku_id = sku.id
    order by sku.id for no key update of sku
  )`;

interface UnitsOfDraft extends ListedUnits {
  preOrderNo: string;
  /** how many of the quantities come out of stock; a draft has held the others */
  fromStock: readonly number[];
}

/**
 * Takes units out of stock and counts them as sold. The caller has locked holds and goods and found enough of each: else
 * the constraint of the column undoes the transaction.
 */
export const takeStock = prepared(
  (_, { preOrderNo, skuIds, quantities, fromStock }: UnitsOfDraft) => sql`
    with held as (
      delete from stock_hold where pre_order_no = ${preOrderNo}
    )
    update sku set stock = sku.stock - wanted.from_stock, sales = sku.sales + wanted.quantity
    from unnest(${skuIds}::int[], ${quantities}::int[], ${fromStock}::int[])
      as wanted (sku_id, quantity, from_stock)
    where sku.id = wanted.sku_id`,
);

/** Returns the units of an order to stock. */
export async function returnStock(trx: Trx, units: readonly Units[]): Promise<void> {
  await takeBack(trx, units, sql`stock = sku.stock + locked_sku.quantity,`);
}

/** Subtracts units from the sold count; they are not returned to stock, since they were shipped. */
export async function returnSales(trx: Trx, units: readonly Units[]): Promise<void> {
  await takeBack(trx, units, sql``);
  const { skuIds, quantities } = listed(units);
  await sql`
    insert into stock_movement (sku_id, kind, units)
    select sku_id, 'returned', -sum(units)
    from unnest(${skuIds}::int[], ${quantities}::int[]) as back (sku_id, units)
    group by sku_id`.execute(trx);
}

async function takeBack(trx: Trx, units: readonly Units[], stock: RawBuilder<unknown>) {
  await sql`
    with ${lockedSkus(listed(units))}
    update sku set ${stock} sales = greatest(0, sku.sales - locked_sku.quantity)
    from locked_sku where sku.id = locked_sku.id
  `.execute(trx);
}
