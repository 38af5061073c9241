import { type RawBuilder, sql } from 'kysely';

/** An account, and the keyed hash of its IP address; null when the address does not identify a caller. */
export interface Caller {
  userId: number;
  callerHash: Buffer | null;
}

/** SKUs, or an SQL expression for an array of them. */
export type SkuIds = readonly number[] | RawBuilder<number[]>;

/**
 * SQL fragment: `unpaid_order` has the unpaid orders of an account or its IP address (`is_own`, `is_of_caller`),
 * `unpaid_units` the units of each of these SKUs in them (`own`, `of_caller`). Starts from the orders: popular goods have
 * many lines.
 */
export const unpaidUnits = ({
  userId,
  callerHash,
  skuIds,
}: Caller & { skuIds: SkuIds }): RawBuilder<unknown> => sql`
  unpaid_order as (
    select id, user_id = ${userId} as is_own,
      caller_hash is not distinct from ${callerHash}::bytea as is_of_caller
    from order_group
    where not is_paid and not is_cancelled
      and (user_id = ${userId} or caller_hash = ${callerHash}::bytea)
  ), unpaid_units as (
    select line.sku_id,
      coalesce(sum(line.quantity) filter (where is_own), 0)::int as own,
      coalesce(sum(line.quantity) filter (where is_of_caller), 0)::int as of_caller
    from unpaid_order, lateral (
      select order_line.sku_id, order_line.quantity
      from shop_order join order_line on order_line.shop_order_id = shop_order.id
      where shop_order.group_id = unpaid_order.id offset 0
    ) as line
    where line.sku_id = any(${skuIds}::int[])
    group by line.sku_id
  )`;
