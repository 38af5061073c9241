import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { EntryRow } from './entry-store';

type Source = Pick<EntryRow, 'groupId' | 'shopOrderId' | 'refundedOrderId'>;

const present = (ids: readonly (number | null)[]) => [
  0, // an empty list is not valid SQL; no order has this id
  ...ids.filter((id) => id !== null),
];

/** What was ordered, by the entry whose order it is: names when ordered, of the person's own orders. */
export async function goodsOfEntries(
  db: Kysely<Database>,
  userId: number,
  entries: readonly Source[],
): Promise<(entry: Source) => string[]> {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .select(['order_line.product_name as name', 'shop_order.id as orderId', 'shop_order.group_id'])
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.is_deleted', '=', false)
    .where((eb) =>
      eb.or([
        eb(
          'shop_order.id',
          'in',
          present(entries.map((entry) => entry.refundedOrderId ?? entry.shopOrderId)),
        ),
        eb('shop_order.group_id', 'in', present(entries.map(({ groupId }) => groupId))),
      ]),
    )
    .orderBy('order_line.id')
    .execute();
  return ({ groupId, shopOrderId, refundedOrderId }) => {
    const orderId = refundedOrderId ?? shopOrderId;
    return lines
      .filter((line) => (orderId ? line.orderId === orderId : line.group_id === groupId))
      .map(({ name }) => name);
  };
}
