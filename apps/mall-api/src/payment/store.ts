import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { StartedPayment } from './provider';

type Db = Kysely<Database>;

/** What a payment keeps besides its columns. */
export interface PaymentData {
  redirect: string | null;
  clientSecret: string | null;
  /** page of the storefront to which the provider sends the shopper back */
  returnTo: string;
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

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The payment of an order that is under way with a provider, or undefined. */
export async function pendingPayment(db: Db, groupId: number, provider: string) {
  const row = await db
    .selectFrom('payment')
    .select(['reference', 'data'])
    .where('group_id', '=', groupId)
    .where('provider', '=', provider)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { reference: row.reference, data: readData(row.data) };
}

/** `data` is written by `keepPayment` alone; what is missing in an older row is absent. */
export const readData = (data: Record<string, unknown>): PaymentData => ({
  redirect: typeof data.redirect === 'string' ? data.redirect : null,
  clientSecret: typeof data.clientSecret === 'string' ? data.clientSecret : null,
  returnTo: typeof data.returnTo === 'string' ? data.returnTo : '',
});

/**
 * Keeps a payment that a provider has begun. Two starts at once come to share the first one.
 * Undefined when the order has been paid or cancelled in the meantime.
 */
export async function keepPayment(
  db: Db,
  order: OrderToPay,
  provider: string,
  started: StartedPayment,
  kept: { returnTo: string; now: Date },
): Promise<PaymentData | undefined> {
  return inTransaction(db, async (trx) => {
    const open = await orders(trx)
      .where('id', '=', order.id)
      .where('is_paid', '=', false)
      .where('is_cancelled', '=', false)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!open) return undefined;
    const other = await pendingPayment(trx, order.id, provider);
    if (other) return other.data;
    const { redirect, clientSecret, reference } = started;
    const data: PaymentData = { redirect, clientSecret, returnTo: kept.returnTo };
    await trx
      .insertInto('payment')
      .values({
        group_id: order.id,
        provider,
        reference,
        amount_minor: order.amountMinor,
        currency: order.currency,
        data: JSON.stringify(data),
        created_at: kept.now,
        updated_at: kept.now,
      })
      .execute();
    return data;
  });
}

/** Marks an order and its parts as paid, once. False when it is paid already or cancelled. */
export async function markPaid(trx: Transaction<Database>, groupId: number, now: Date) {
  const paid = await trx
    .updateTable('order_group')
    .set({ is_paid: true, paid_at: now })
    .where('id', '=', groupId)
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .executeTakeFirst();
  if (paid.numUpdatedRows === 0n) return false;
  await trx
    .updateTable('shop_order')
    .set({ is_paid: true })
    .where('group_id', '=', groupId)
    .where('status', '=', 0)
    .execute();
  return true;
}
