import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { COD } from '../payment/on-delivery';

type Db = Kysely<Database>;

const confirmedGroups = (db: Db) =>
  db
    .selectFrom('order_group')
    .innerJoin('user_account', 'user_account.id', 'order_group.user_id')
    .select([
      'order_group.id',
      'order_group.order_no as orderNo',
      'order_group.user_id as userId',
      // when the link's lifetime begins: orders paid on delivery are confirmed when they are placed
      sql<Date | null>`case order_group.pay_type when ${sql.lit(COD)} then order_group.created_at
        else order_group.paid_at end`.as('confirmedAt'),
      'order_group.pay_type as payType',
      'order_group.language',
      'user_account.email',
      'user_account.kind',
    ])
    .where((eb) =>
      eb.or([eb('order_group.is_paid', '=', true), eb('order_group.pay_type', '=', COD)]),
    );

/** A confirmed order of a visitor, or undefined. */
export const findVisitorGroup = (db: Db, orderNo: string) =>
  confirmedGroups(db)
    .where('order_group.order_no', '=', orderNo)
    .where('user_account.kind', '=', 'visitor')
    .executeTakeFirst();

/** The same by id. */
export const findVisitorGroupById = (db: Db, id: number) =>
  confirmedGroups(db)
    .where('order_group.id', '=', id)
    .where('user_account.kind', '=', 'visitor')
    .executeTakeFirst();

/** A confirmed order with its current owner. */
export const findConfirmedGroup = (db: Db, orderNo: string) =>
  confirmedGroups(db).where('order_group.order_no', '=', orderNo).executeTakeFirst();

/** The master order number of a shop order, or undefined. */
export async function masterNoOf(db: Db, shopOrderNo: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .select('order_group.order_no as orderNo')
    .where('shop_order.order_no', '=', shopOrderNo)
    .executeTakeFirst();
  return row?.orderNo;
}

const owned = ['order_group', 'shop_order', 'refund_order', 'review'] as const;

/** Moves all orders of a visitor to an account. */
export async function moveOrders(trx: Transaction<Database>, from: number, to: number) {
  // Orders are locked first and by number, as everywhere else
  await trx
    .selectFrom('order_group')
    .select('id')
    .where('user_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const table of owned)
    await trx.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute();
}

/** Ends a visit and its sessions. */
export async function closeVisitor(trx: Transaction<Database>, userId: number) {
  await trx
    .updateTable('user_account')
    .set({ is_enabled: false })
    .where('id', '=', userId)
    .where('kind', '=', 'visitor')
    .execute();
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
}
