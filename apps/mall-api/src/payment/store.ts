import { type Kysely, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { isSessionOpen, type SessionAt } from '../kernel/open-session';

type Db = Kysely<Database>;

/** How the shopper gets to the payment. */
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

/** The payment-related fields of a person's master order, or undefined. */
export const findOrder = (db: Db, userId: number, orderNo: string) =>
  orders(db).where('order_no', '=', orderNo).where('user_id', '=', userId).executeTakeFirst();

/**
 * SQL expression: whatever decides about starting a payment of an `order_group` row, as a text to compare: when it is the
 * same under the order's lock, so is the decision.
 */
export const payState = sql<string>`concat_ws(' ', order_group.is_paid, order_group.is_cancelled,
  (select string_agg(payment.id || payment.status, ' ' order by payment.id)
    from payment where payment.group_id = order_group.id))`;

const startable = (db: Db) =>
  orders(db).select((eb) => {
    const payments = eb.selectFrom('payment').whereRef('payment.group_id', '=', 'order_group.id');
    return [
      payments.select(sql<number>`count(*)::int`.as('n')).as('payments'),
      payments
        .select('payment.data')
        .whereRef('payment.provider', '=', 'order_group.pay_type')
        .where('payment.status', '=', 'pending')
        .orderBy('payment.id', 'desc')
        .limit(1)
        .as('pending'),
      // A provider has accepted the payment, but not received the money yet
      eb
        .exists(payments.select('payment.id').where('payment.status', '=', 'processing'))
        .$castTo<boolean>()
        .as('isProcessing'),
      payState.as('state'),
    ];
  });

const orderToStart = prepared((db, look: SessionAt & { userId: number; orderNo: string }) =>
  startable(db)
    .select(isSessionOpen(look).as('isSignedIn'))
    .where('order_no', '=', look.orderNo)
    .where('user_id', '=', look.userId),
);

/**
 * The same for a start, with the payment in progress at its provider, and the number of attempts. Read in one
 * statement, so that two concurrent starts get the same key.
 */
export async function findOrderToStart(
  db: Db,
  userId: number,
  orderNo: string,
  session: SessionAt,
) {
  const [row] = await orderToStart(db, { ...session, userId, orderNo });
  return row && { ...row, pending: row.pending && readData(row.pending) };
}

export type OrderToStart = Omit<
  NonNullable<Awaited<ReturnType<typeof findOrderToStart>>>,
  'isSignedIn'
>;

/** Its current state. The caller has checked whose order it is. */
export async function orderToStartAgain(db: Db, id: number): Promise<OrderToStart> {
  const row = await startable(db).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, pending: row.pending && readData(row.pending) };
}

/** Locks an order until the transaction ends. */
export const lockOrder = prepared((db, { id }: { id: number }) =>
  db.selectFrom('order_group').select('id').where('id', '=', id).forNoKeyUpdate(),
);

export type OrderToPay = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** A recorded payment with its order's current state. */
export const findPayment = (db: Db, provider: string, reference: string) =>
  db
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select([
      'payment.id',
      'payment.group_id as groupId',
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

/** Locks a payment after its master order. */
export const lockPaymentOf = (
  trx: Transaction<Database>,
  { provider, reference }: { provider: string; reference: string },
) =>
  trx
    .selectFrom('order_group')
    .innerJoin('payment', 'payment.group_id', 'order_group.id')
    .select('order_group.id as groupId')
    .where('payment.provider', '=', provider)
    .where('payment.reference', '=', reference)
    .forNoKeyUpdate(['order_group', 'payment'])
    .executeTakeFirst();

/** `data` is only written by `recordPayment`; fields missing in older rows are absent. */
export const readData = (data: Record<string, unknown>): PaymentData => ({
  redirect: typeof data.redirect === 'string' ? data.redirect : null,
  clientSecret: typeof data.clientSecret === 'string' ? data.clientSecret : null,
});
