import type { Kysely } from 'kysely';
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
    .where('shop_order_id', '=', shopOrderId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['refunding', 'refunded'])
    .orderBy('id')
    .execute();
