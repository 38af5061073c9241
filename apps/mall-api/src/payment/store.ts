import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { paymentEnded } from './payment-ended';
import { visitorPaid } from './visitor-paid';

type Db = Kysely<Database>;

/** How a shopper gets to the payment. */
export interface PaymentData {
  redirect: string | null;
  clientSecret: string | null;
}

const orders = (db: Db) =>
  db
    .selectFrom('order_group')
    .select([
      'id',
      'order_no as orderNo',
      'pay_minor as amountMinor',
      'currency',
      'pay_type as payType',
      'is_paid as isPaid',
      'is_cancelled as isCancelled',
    ]);

/** A master order of a person as far as paying goes, or undefined. */
export const findOrder = (db: Db, userId: number, orderNo: string) =>
  orders(db).where('order_no', '=', orderNo).where('user_id', '=', userId).executeTakeFirst();

/** An order that can be paid, locked until the transaction ends; undefined when it cannot any more. */
export const openOrder = (trx: Transaction<Database>, id: number) =>
  orders(trx)
    .where('id', '=', id)
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** A payment as it was recorded, with what its order is now. */
export const findPayment = (db: Db, provider: string, reference: string) =>
  db
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select([
      'reference',
      'status',
      'order_no as orderNo',
      'amount_minor as amountMinor',
      'payment.currency',
      'order_group.user_id as userId',
      'is_paid as isPaid',
      'is_cancelled as isCancelled',
    ])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** The payment of an order that is under way with a provider, or undefined. */
export async function pendingPayment(db: Db, groupId: number, provider: string) {
  const row = await db
    .selectFrom('payment')
    .select('data')
    .where('group_id', '=', groupId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && readData(row.data);
}

/** How many payments an order has had so far. */
export async function countPayments(db: Db, groupId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(sql<number>`count(*)`.as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/** `data` is written by `recordPayment` alone; what is missing in an older row is absent. */
const readData = (data: Record<string, unknown>): PaymentData => ({
  redirect: typeof data.redirect === 'string' ? data.redirect : null,
  clientSecret: typeof data.clientSecret === 'string' ? data.clientSecret : null,
});

/** Has the payments of orders, but for those that were made, ended by their providers. */
export async function endPayments(
  trx: Transaction<Database>,
  groupIds: readonly number[],
  now: Date,
) {
  const ended = await trx
    .updateTable('payment')
    .set({ status: sql`case status when 'pending' then 'abandoned' else status end` })
    .set({ updated_at: now })
    .where('group_id', 'in', groupIds)
    .where('status', '<>', 'paid')
    .returning(['provider', 'reference'])
    .execute();
  const queue = { db: trx, now: () => now };
  for (const payment of ended) await enqueue(queue, paymentEnded, payment);
}

/** Marks an order and its parts as paid, once. False when it is paid already or cancelled. */
export async function markPaid(trx: Transaction<Database>, groupId: number, now: Date) {
  const paid = await trx
    .updateTable('order_group')
    .set({ is_paid: true, paid_at: now, caller_hash: null })
    .where('id', '=', groupId)
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .returning((eb) =>
      eb
        .selectFrom('user_account')
        .select('kind')
        .whereRef('user_account.id', '=', 'order_group.user_id')
        .as('kind'),
    )
    .executeTakeFirst();
  if (!paid) return false;
  await trx
    .updateTable('shop_order')
    .set({ is_paid: true })
    .where('group_id', '=', groupId)
    .where('status', '=', 0)
    .execute();
  await endPayments(trx, [groupId], now);
  if (paid.kind === 'visitor') {
    const queue = { db: trx, now: () => now };
    await enqueue(queue, visitorPaid, { group: groupId }, { key: String(groupId) });
  }
  return true;
}
