import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { RefundPayment } from './to-sheet';

/** A person's refunds for an order, completed or in progress, oldest first. */
export const refundPaymentsOf = (
  db: Kysely<Database>,
  userId: number,
  shopOrderId: number,
): Promise<RefundPayment[]> =>
  db
    .selectFrom('refund_order')
    .select(['refund_no as refundNo', 'amount_minor as minor', 'refunded_at as at'])
    .select(
      sql<number>`(select sum(tax_minor) from refund_line
        where refund_line.refund_id = refund_order.id)::bigint`.as('taxMinor'),
    )
    .where('shop_order_id', '=', shopOrderId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['refunding', 'refunded'])
    .orderBy('id')
    .execute();
