import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const groups = (db: Db, userId: number) =>
  db
    .selectFrom('order_group')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select(sql<string | null>`payment.data ->> 'redirect'`.as('redirect'))
        .whereRef('payment.group_id', '=', 'order_group.id')
        .where('payment.status', '=', 'pending')
        .orderBy('payment.id', 'desc')
        .limit(1)
        .as('redirect'),
    )
    .select(
      sql<boolean>`exists (select from payment where payment.group_id = order_group.id
        and payment.status = 'processing')`.as('isProcessing'),
    )
    .where('order_group.user_id', '=', userId);

/** One page of a person's unpaid master orders, newest first. */
export const awaitingPayment = (db: Db, userId: number, { offset, limit }: Slice) =>
  groups(db, userId)
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .where('pay_before', 'is not', null)
    .orderBy('order_group.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export type GroupRow = Awaited<ReturnType<typeof awaitingPayment>>[number];

export const countAwaiting = (db: Db, userId: number, slice: Slice) =>
  countRows(
    db,
    db
      .selectFrom('order_group')
      .where('user_id', '=', userId)
      .where('is_paid', '=', false)
      .where('is_cancelled', '=', false)
      .where('pay_before', 'is not', null),
    slice,
  );

/** A person's master order by number, with the state of its newest payment; or undefined. */
export const findGroup = (db: Db, userId: number, orderNo: string) =>
  groups(db, userId)
    .select((eb) =>
      eb
        .selectFrom('payment')
        .select('payment.status')
        .whereRef('payment.group_id', '=', 'order_group.id')
        .orderBy('payment.id', 'desc')
        .limit(1)
        .as('payState'),
    )
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

export type FoundGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;
