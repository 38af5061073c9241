import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';

/** SQL: units by SKU that orders have taken and not given back, of some order lines `l`. */
export const unitsSold = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select l.sku_id, sum(l.quantity - coalesce(back.units, 0)) as units
  from order_line l join shop_order o on o.id = l.shop_order_id
    left join lateral (
      select sum(line.quantity) as units from refund_line line
        join refund_order r on r.id = line.refund_id
      where line.order_line_id = l.id and r.status = 'refunded') back on true
  where ${which} and o.status <> 'cancelled' group by l.sku_id`;

/**
 * Says that what SKUs began with includes the orders of this mall: for those that were written with their sales already
 * counted.
 */
export async function countOpeningSales(db: Kysely<Database>): Promise<void> {
  await sql`
    update stock_movement set sold = sku.sales - taken.units
    from sku join (${unitsSold(sql`true`)}) taken on taken.sku_id = sku.id
    where stock_movement.sku_id = sku.id and stock_movement.kind = 'opening'`.execute(db);
}
