import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { COD } from './on-delivery';
import { refundPayment } from './refund-payment';

type Trx = Transaction<Database>;

/** What a shop gives back of an order. */
export interface OrderRefund {
  groupId: number;
  /** of the shop that gives it back */
  shopOrderNo: string;
  /** names the refund to the provider, which gives it back once */
  refundNo: string;
  amountMinor: number;
}

/** The payment that an order was paid by, if it still holds the amount. */
const paymentOf = (trx: Trx, { groupId, shopOrderNo, amountMinor }: OrderRefund) =>
  trx
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select(['provider', 'reference', 'payment.currency', 'order_group.order_no as order_no'])
    .where('payment.group_id', '=', groupId)
    .where('payment.status', '=', 'paid')
    // a courier collects for each shop by itself
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
 * Has money of an order given back by the provider that took it, once for each refund number. When it is
 * done the job of `refund-paid-out.ts` is enqueued. What a courier collected the shop pays back by itself, and
 * says so. False when no payment holds as much.
 */
export async function refundOrder(trx: Trx, refund: OrderRefund, now: Date): Promise<boolean> {
  const payment = await paymentOf(trx, refund);
  if (!payment) return false;
  const noted = await trx
    .insertInto('payment_refund')
    .values({
      ...payment,
      ...{ key: refund.refundNo, amount_minor: refund.amountMinor, reason: 'order' },
      ...{ created_at: now, updated_at: now },
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
 * The shop has paid back by itself what its courier collected. False when no such money of this refund is
 * due (any more).
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
