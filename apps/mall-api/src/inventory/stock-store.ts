import { sql, type RawBuilder, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import { required } from '../db/together';
import type { Database } from '../db/schema';
import { sellable } from './availability';

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
}

const takingFor = (units: UnitsOfDraft) => sql`
  held as (
    delete from stock_hold where pre_order_no = ${units.preOrderNo} returning sku_id, quantity
  ), ${lockedSkus(units)}, missing as (
    select locked_sku.id, locked_sku.quantity as sold,
      locked_sku.quantity - coalesce(held.quantity, 0) as quantity
    from locked_sku left join held on held.sku_id = locked_sku.id
  ), taken as (
    update sku set stock = sku.stock - missing.quantity, sales = sku.sales + missing.sold
    from missing, product, shop
    where sku.id = missing.id and sku.stock >= missing.quantity
      and product.id = sku.product_id and shop.id = product.shop_id and ${sellable}
    returning sku.id
  )`;

const taking = prepared(
  (_, units: UnitsOfDraft) => sql<{ id: number }>`with ${takingFor(units)} select id from taken`,
);

/** Takes the units of a draft out of stock, or fails with an "unmet" error when one of them cannot be taken. */
export const takingAll = prepared(
  (_, units: UnitsOfDraft) => sql`
    with ${takingFor(units)}
    select ${required(sql`count(*) = cardinality(${units.skuIds}::int[])`)} from taken`,
);

/**
 * Takes units out of stock and counts them as sold, each SKU only if enough are in stock and the goods are
 * still on sale. What the draft holds has already been taken. Returns the ids of the SKUs taken: when one is
 * missing, the caller must roll back.
 */
export async function takeStock(
  trx: Trx,
  units: readonly Units[],
  preOrderNo: string,
): Promise<Set<number>> {
  const rows = await taking(trx, { ...listed(units), preOrderNo });
  return new Set(rows.map((row) => row.id));
}

/** Returns the units of an order to stock. */
export async function returnStock(trx: Trx, units: readonly Units[]): Promise<void> {
  await takeBack(trx, units, sql`stock = sku.stock + locked_sku.quantity,`);
}

/** Subtracts units from the sold count; they are not returned to stock, since they were shipped. */
export async function returnSales(trx: Trx, units: readonly Units[]): Promise<void> {
  await takeBack(trx, units, sql``);
}

async function takeBack(trx: Trx, units: readonly Units[], stock: RawBuilder<unknown>) {
  await sql`
    with ${lockedSkus(listed(units))}
    update sku set ${stock} sales = greatest(0, sku.sales - locked_sku.quantity)
    from locked_sku where sku.id = locked_sku.id
  `.execute(trx);
}
