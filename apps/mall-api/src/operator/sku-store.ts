import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** False unless the current stock is `expected`. */
export async function setStock(db: Db, id: number, stock: number, expected: number) {
  const { numUpdatedRows } = await db
    .updateTable('sku')
    .set({ stock })
    .where('id', '=', id)
    .where('stock', '=', expected)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the stock would become negative. */
export async function changeStock(db: Db, id: number, by: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sku')
    .set((eb) => ({ stock: eb('stock', '+', by) }))
    .where('id', '=', id)
    .where(sql<boolean>`stock + ${by} between 0 and 1000000000`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
