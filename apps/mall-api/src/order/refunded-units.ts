import { sql } from 'kysely';

/** The units of an `order_line` row whose refunds are complete: before shipping, those are not sent. */
export const refundedUnits = sql<number>`coalesce((
  select sum(refund_line.quantity) from refund_line
  join refund_order on refund_order.id = refund_line.refund_id
  where refund_line.order_line_id = order_line.id and refund_order.status = 'refunded'
), 0)::int`;
