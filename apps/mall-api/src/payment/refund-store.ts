import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { nextTry } from './rules';

type Db = Kysely<Database>;

/**
 * Claims one refund that is due, which counts as a try. Whoever claims it has until the next try to ask
 * the provider; a process that dies over it leaves it to the next one, under the same key.
 */
export async function claimRefund(db: Db, now: Date) {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('payment_refund')
      .select(['id', 'tries'])
      .where(sql<boolean>`status in ('wanted', 'sent')`)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return trx
      .updateTable('payment_refund')
      .set({ tries: due.tries + 1, next_at: nextTry(due.tries, now), updated_at: now })
      .where('id', '=', due.id)
      .returning(['id', 'key', 'provider', 'reference', 'currency', 'reason', 'tries'])
      .returning(['order_no as orderNo', 'amount_minor as amountMinor'])
      .executeTakeFirstOrThrow();
  });
}

export type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claimRefund>>>;

/** Notes how a refund stands. One that is over stays so. */
export async function noteRefund(
  db: Db,
  id: number,
  status: 'sent' | 'done' | 'failed',
  now: Date,
) {
  await db
    .updateTable('payment_refund')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`status in ('wanted', 'sent')`)
    .execute();
}

/** Money of an order that is on its way back or is back already. */
export interface RefundRow {
  amountMinor: number;
  status: 'wanted' | 'sent' | 'done' | 'failed';
}

/** What goes back of an order, oldest first. */
export const refundsOf = (db: Db, orderNo: string): Promise<RefundRow[]> =>
  db
    .selectFrom('payment_refund')
    .select(['amount_minor as amountMinor', 'status'])
    .where('order_no', '=', orderNo)
    .orderBy('id')
    .execute();
