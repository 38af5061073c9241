import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { post } from '../ledger/post';

type Db = Kysely<Database>;

/** A refund that is not final, counting one more attempt; undefined when there is none. */
export const tryRefund = (db: Db, id: number, now: Date) =>
  db
    .updateTable('payment_refund')
    .set((eb) => ({ tries: eb('tries', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', 'in', ['wanted', 'sent'])
    .returning(['id', 'key', 'provider', 'reference', 'currency', 'reason', 'tries'])
    .returning(['order_no as orderNo', 'amount_minor as amountMinor'])
    .executeTakeFirst();

export type TriedRefund = NonNullable<Awaited<ReturnType<typeof tryRefund>>>;

/** Records the state of a refund, in a transaction. A final one is unchanged. */
export async function updateRefund(
  db: Db,
  id: number,
  status: 'sent' | 'done' | 'failed',
  now: Date,
) {
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['wanted', 'sent'])
    .executeTakeFirst();
  if (status === 'done' && numUpdatedRows > 0n) await post.refundPaid(db, { id, now });
}

/** A refund of an order, in progress or completed. */
export interface RefundRow {
  amountMinor: number;
  status: 'wanted' | 'sent' | 'done' | 'failed';
}

/** Refunds for payments that the order could not take, oldest first. */
export const refundsOf = (db: Db, orderNo: string): Promise<RefundRow[]> =>
  db
    .selectFrom('payment_refund')
    .select(['amount_minor as amountMinor', 'status'])
    .where('order_no', '=', orderNo)
    .where('reason', '<>', 'order')
    .orderBy('id')
    .execute();
