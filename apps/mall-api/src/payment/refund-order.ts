import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { COD } from './on-delivery';
import { refundPayment } from './refund-payment';

type Trx = Transaction<Database>;

/** A shop's refund for an order. */
export interface OrderRefund {
  groupId: number;
  /** of the refunding shop */
  shopOrderNo: string;
  /** idempotency key at the provider */
  refundNo: string;
  amountMinor: number;
}

/** The payment of an order, if it still covers the amount. */
const paymentOf = (trx: Trx, { groupId, shopOrderNo, amountMinor }: OrderRefund) =>
  trx
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select(['provider', 'reference', 'payment.currency', 'order_group.order_no as order_no'])
    .where('payment.group_id', '=', groupId)
    .where('payment.status', '=', 'paid')
    // A courier collects separately for each shop
    .where((eb) =>
      eb.or([eb('payment.provider', '<>', COD), eb('payment.reference', '=', shopOrderNo)]),
    )
    .where(
      sql<boolean>`not exists (select from payment_refund r where r.provider = payment.provider
        and r.reference = payment.reference and r.reason in ('late', 'duplicate'))`,
    )
    .where(
      sql<boolean>`payment.amount_minor >= ${amountMinor} + coalesce((
        select sum(r.amount_minor) from payment_refund r where r.provider = payment.provider
        and r.reference = payment.reference and r.reason = 'order'), 0)`,
    )
    .orderBy('payment.id')
    .executeTakeFirst();

/**
 * Requests a refund from the provider that took the money, once per refund number. The job of
 * `refund-paid-out.ts` is enqueued when it is done. Cash collected by a courier is paid back by the shop
 * itself, which then confirms it. False when no payment covers the amount.
 */
export async function refundOrder(trx: Trx, refund: OrderRefund, now: Date): Promise<boolean> {
  const payment = await paymentOf(trx, refund);
  if (!payment) return false;
  const noted = await trx
    .insertInto('payment_refund')
    .values({
      ...payment,
      key: refund.refundNo,
      amount_minor: refund.amountMinor,
      reason: 'order',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const isByShop = payment.provider === COD;
  if (noted && !isByShop)
    await enqueue({ db: trx, now: () => now }, refundPayment, { refund: noted.id });
  return true;
}

/**
 * The shop confirms paying back cash collected by its courier. False when this refund has no such money
 * outstanding.
 */
export async function paidBackByShop(trx: Trx, refundNo: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_refund')
    .set({ status: 'done', updated_at: now })
    .where('key', '=', refundNo)
    .where('provider', '=', COD)
    .where('status', '=', 'wanted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
