import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { isConfirmed } from '../order/confirmed';

type Db = Kysely<Database>;

/** Units of a SKU of which a shop is to order more. Shops get a mail at the same number. */
const LOW_STOCK = 3;

export interface Waiting {
  toShip: number;
  refunds: number;
  returns: number;
  reviews: number;
  lowStock: number;
}

/** Numbers of what waits for the staff of a shop. */
export async function waitingOf(db: Db, shopId: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from shop_order
        where shop_id = ${shopId} and status = 'toShip' and refund_status = 'none'
          and ${isConfirmed}) as "toShip",
      (select count(*)::int from refund_order
        where shop_id = ${shopId} and status = 'applied') as refunds,
      (select count(*)::int from refund_order
        where shop_id = ${shopId} and status = 'returning') as returns,
      (select count(*)::int from review join product on product.id = review.product_id
        where product.shop_id = ${shopId} and review.reply is null and review.is_shown) as reviews,
      (select count(distinct product.id)::int from product join sku on sku.product_id = product.id
        where product.shop_id = ${shopId} and product.is_on_sale and not product.is_removed
          and not sku.is_removed and sku.stock <= ${LOW_STOCK}) as "lowStock"`.execute(db);
  return rows[0] as Waiting;
}

export interface SalesOfDay {
  /** `yyyy-MM-dd`, in the mall's time zone */
  date: string;
  orders: number;
  amountMinor: number;
}

/** What was ordered since a time, by day of the mall; days without an order are left out. */
export async function salesSince(
  db: Db,
  { shopId, since, zoneOffsetMinutes }: { shopId: number; since: Date; zoneOffsetMinutes: number },
): Promise<SalesOfDay[]> {
  const { rows } = await sql<SalesOfDay>`
    select to_char((created_at at time zone 'UTC') + make_interval(mins => ${zoneOffsetMinutes}::int),
        'YYYY-MM-DD') as date,
      count(*)::int as orders, sum(pay_minor)::bigint as "amountMinor"
    from shop_order
    where shop_id = ${shopId} and created_at >= ${since} and status <> 'cancelled' and ${isConfirmed}
    group by 1`.execute(db);
  return rows;
}
