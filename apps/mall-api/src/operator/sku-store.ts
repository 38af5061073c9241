import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Changes the stock of a SKU and records by how much; false when the change is not possible. */
async function moveStock(
  db: Db,
  id: number,
  by: RawBuilder<number>,
  isPossible: RawBuilder<unknown>,
) {
  const { rows } = await sql`
    with locked as (
      select id, ${by} as units from sku where id = ${id} and ${isPossible} for no key update
    ), changed as (
      update sku set stock = stock + locked.units from locked where sku.id = locked.id
    ), moved as (
      insert into stock_movement (sku_id, kind, units)
      select id, 'changed', units from locked where units <> 0
    )
    select id from locked`.execute(db);
  return rows.length > 0;
}

/** False unless the current stock is `expected`. */
export const setStock = (db: Db, id: number, stock: number, expected: number): Promise<boolean> =>
  moveStock(db, id, sql`${stock}::int - stock`, sql`stock = ${expected}`);

/** False when the stock would become negative. */
export const changeStock = (db: Db, id: number, by: number): Promise<boolean> =>
  moveStock(db, id, sql`${by}::int`, sql`stock + ${by} between 0 and 1000000000`);

/** False unless the current price is `expected`. An original price that is no longer higher is removed. */
export async function setPrice(db: Db, id: number, priceMinor: number, expected: number) {
  const { numUpdatedRows } = await db
    .updateTable('sku')
    .set({
      price_minor: priceMinor,
      old_price_minor: sql`case when old_price_minor > ${priceMinor} then old_price_minor end`,
    })
    .where('id', '=', id)
    .where('price_minor', '=', expected)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
