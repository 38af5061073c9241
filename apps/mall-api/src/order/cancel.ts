import { type Kysely, sql, type Transaction } from 'kysely';
import { returnCoupons } from '../coupon/store';
import { isBusy } from '../db/failures';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import { returnStock } from '../inventory/stock-store';
import { endPayments } from '../payment/paid-store';
import { returnPoints } from '../points/ledger';
import { columnsOf } from './rules';

type Trx = Transaction<Database>;

/** Unpaid orders past their deadline, at most `most`. */
interface Overdue {
  unpaidSince: Date;
  /** Payments that are being settled for longer are not waited for. */
  settlingSince: Date;
  most: number;
  except: readonly number[];
}

/** The orders to cancel: one of a person's, or the overdue ones. */
export type CancelTarget = { userId: number; orderNo: string } | Overdue;

/** A batch that failed and was rolled back completely. */
export class CancelFailed extends Error {
  override readonly name = 'CancelFailed';
  constructor(
    readonly orderIds: readonly number[],
    cause: unknown,
  ) {
    super('Orders could not be cancelled', { cause });
  }
}

/** Oldest first; rows locked by another process are skipped. */
const overdue = (trx: Trx, { unpaidSince, settlingSince, most, except }: Overdue) =>
  trx
    .selectFrom('order_group')
    .select('id')
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .where('pay_before', '<=', unpaidSince)
    .where(sql<boolean>`id <> all(${except}::int[])`)
    .where(
      sql<boolean>`not exists (select from payment where payment.group_id = order_group.id
        and payment.status = 'processing' and payment.updated_at > ${settlingSince})`,
    )
    .orderBy('pay_before')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked();

/** The decisive update: of concurrent cancellations and payments only one succeeds. */
const closeUnpaid = (trx: Trx, target: CancelTarget, now: Date) =>
  trx
    .updateTable('order_group')
    .set({ is_cancelled: true, cancelled_at: now, caller_hash: null })
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .where('pay_before', 'is not', null)
    .where((eb) =>
      'orderNo' in target
        ? eb('order_no', '=', target.orderNo).and('user_id', '=', target.userId)
        : // As an array, so that the rows are selected only once
          sql<boolean>`id = any(array(${overdue(trx, target)}))`,
    )
    .returning(['id', 'user_id as userId', 'points'])
    .execute();

/**
 * Cancels unpaid master orders with all their parts, ends their payments and returns stock, sales, coupons
 * and points, once. Returns the number of orders: 0 when there is no such unpaid order. Throws {@link
 * CancelFailed} when one of them cannot be cancelled.
 */
export async function cancelUnpaid(
  db: Kysely<Database>,
  target: CancelTarget,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const groups = await closeUnpaid(trx, target, now);
    const ids = groups.map(({ id }) => id);
    if (ids.length === 0) return 0;
    try {
      // Accounts are locked before SKUs, as when ordering, and in the order of their ids
      for (const { id, userId, points } of groups.toSorted((a, b) => a.userId - b.userId)) {
        if (points > 0) await returnPoints(trx, { userId, groupId: id }, now);
      }
      await restoreStockAndCoupons(trx, ids);
      await endPayments(trx, ids, now);
    } catch (error) {
      // The whole batch is retried
      throw isBusy(error) ? error : new CancelFailed(ids, error);
    }
    return ids.length;
  });
}

async function restoreStockAndCoupons(trx: Trx, ids: readonly number[]) {
  await returnCoupons(trx, ids);
  const units = await trx
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .select([
      'order_line.sku_id as skuId',
      sql<number>`sum(order_line.quantity)::int`.as('quantity'),
    ])
    .where('shop_order.group_id', 'in', ids)
    .groupBy('order_line.sku_id')
    .execute();
  await returnStock(trx, units);
  await trx
    .updateTable('shop_order')
    .set({ status: columnsOf.cancelled.status })
    .where('group_id', 'in', ids)
    .execute();
}
