import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { withoutSync } from '../../db/without-sync';
import type { PayableOrder, RefundRequest } from '../../kernel/payment-provider';
import type { TestGuise } from './guises';

type Db = Kysely<Database>;
export type TestState = 'open' | 'processing' | 'paid' | 'failed' | 'abandoned' | 'cancelled';

interface NewPayment extends PayableOrder {
  reference: string;
  provider: TestGuise;
  now: Date;
}

const opening = prepared((db, payment: NewPayment) =>
  db
    .insertInto('test_payment')
    .values({
      reference: payment.reference,
      provider: payment.provider,
      key: payment.key,
      order_no: payment.orderNo,
      return_to: payment.returnTo,
      created_at: payment.now,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })),
    )
    // The mall's own record of the payment is synced
    .returning(['reference', withoutSync.as('setting')]),
);

/** Creates a payment, or finds the one with the same key; returns its reference. */
export async function open(
  db: Db,
  { reference, provider }: { reference: string; provider: TestGuise },
  order: PayableOrder,
  now: Date,
): Promise<string> {
  const key = `${provider}-${order.key}`;
  const [row] = await opening(db, { ...order, key, reference, provider, now });
  if (!row) throw new Error('A payment was neither stored nor found');
  return row.reference;
}

/** The page's data of a payment; undefined for an unknown reference. */
export const find = (db: Db, reference: string) =>
  db
    .selectFrom('test_payment')
    .select((eb) => [
      'reference',
      'provider',
      'state',
      'currency',
      'event_id as eventId',
      'is_told as isNotified',
      'refunds',
      'moves',
      'amount_minor as amountMinor',
      'order_no as orderNo',
      'return_to as returnTo',
      eb
        .selectFrom('shop_order')
        .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
        .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
        .select(sql<string>`string_agg(shop.name, ', ' order by shop_order.id)`.as('names'))
        .whereRef('order_group.order_no', '=', 'test_payment.order_no')
        .as('shopNames'),
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();

export type TestPayment = NonNullable<Awaited<ReturnType<typeof find>>>;

const PREDECESSORS = {
  processing: ['open'],
  paid: ['open', 'processing'],
  failed: ['open', 'processing'],
  abandoned: ['open'],
} as const;

/** Decides a payment that is not final; only one of several concurrent calls succeeds. */
export async function decide(
  db: Db,
  reference: string,
  state: keyof typeof PREDECESSORS,
): Promise<void> {
  await db
    .updateTable('test_payment')
    .set({ state, event_id: `evt_${randomBytes(12).toString('hex')}`, is_told: false })
    .where('reference', '=', reference)
    .where('state', 'in', PREDECESSORS[state])
    .execute();
}

/** The mall has accepted the state. */
export async function recordNotified(db: Db, reference: string): Promise<void> {
  await db
    .updateTable('test_payment')
    .set({ is_told: true })
    .where('reference', '=', reference)
    .execute();
}

/** Closes the payment; the mall requested it, so no webhook is sent. */
export async function cancel(db: Db, reference: string): Promise<void> {
  await db
    .updateTable('test_payment')
    .set({ state: 'cancelled', is_told: true })
    .where('reference', '=', reference)
    .where('state', 'in', ['open', 'processing', 'failed', 'abandoned'])
    .execute();
}

/** Refunds an amount, once per key. False when there is no such payment. */
export async function refund(db: Db, { reference, key, amountMinor }: RefundRequest) {
  const { numUpdatedRows } = await db
    .updateTable('test_payment')
    .set({ refunds: sql`refunds || jsonb_build_object(${key}::text, ${amountMinor}::bigint)` })
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
