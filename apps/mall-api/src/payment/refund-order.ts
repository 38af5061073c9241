import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { post } from '../ledger/post';
import { backOutside, heldByDisputes } from './note-store';
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

/** SQL: what the shops give back of a `payment`, in progress or done. */
const backByShops = sql<number>`coalesce((
  select sum(r.amount_minor) from payment_refund r where r.provider = payment.provider
  and r.reference = payment.reference and r.reason = 'order'), 0)::bigint`;

/** The payment that took the money of an order, and what is left of it; none if the mall has refunded it. */
const paymentOf = (trx: Trx, { groupId, shopOrderNo, amountMinor }: OrderRefund) =>
  trx
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select(['provider', 'reference', 'payment.currency', 'order_group.order_no as order_no'])
    .select(heldByDisputes.as('held'))
    .select(
      sql<number>`payment.amount_minor - ${backByShops} - ${backOutside} - ${heldByDisputes}`.as(
        'left',
      ),
    )
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
    .where(sql<boolean>`payment.amount_minor >= ${amountMinor} + ${backByShops}`)
    .orderBy('payment.id')
    .executeTakeFirst();

/**
 * Requests a refund from the provider that took the money, once per refund number. The job of
 * `refund-paid-out.ts` is enqueued when it is done. Cash collected by a courier is paid back by the shop
 * itself, which then confirms it. What was returned at the provider is not returned again: `nothing` when all of it was.
 * `disputed` while a dispute withholds the amount, `uncovered` when no payment covers it.
 */
export async function refundOrder(
  trx: Trx,
  refund: OrderRefund,
  now: Date,
): Promise<'requested' | 'nothing' | 'disputed' | 'uncovered'> {
  const found = await paymentOf(trx, refund);
  if (!found) return 'uncovered';
  if (found.held > 0 && found.left < refund.amountMinor) return 'disputed';
  const { left, held: _, ...payment } = found;
  const amountMinor = Math.min(left, refund.amountMinor);
  if (amountMinor <= 0) return 'nothing';
  const noted = await trx
    .insertInto('payment_refund')
    .values({
      ...payment,
      key: refund.refundNo,
      amount_minor: amountMinor,
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
  return 'requested';
}

/**
 * The shop confirms paying back cash collected by its courier. False when this refund has no such money
 * outstanding.
 */
export async function paidBackByShop(trx: Trx, refundNo: string, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('payment_refund')
    .set({ status: 'done', updated_at: now })
    .where('key', '=', refundNo)
    .where('provider', '=', COD)
    .where('status', '=', 'wanted')
    .returning('id')
    .executeTakeFirst();
  if (done) await post.refundPaid(trx, { id: done.id, now });
  return done !== undefined;
}
