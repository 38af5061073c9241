import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { readData } from '../store';
import { TEST_PROVIDER } from './provider';

/** What the page shows of a payment; undefined when there is none of this name. */
export async function findTestPayment(db: Kysely<Database>, reference: string) {
  const row = await db
    .selectFrom('payment')
    .innerJoin('order_group', 'order_group.id', 'payment.group_id')
    .select((eb) => [
      'payment.status',
      'payment.data',
      'payment.reference',
      'payment.amount_minor as amountMinor',
      'payment.currency',
      'order_group.order_no as orderNo',
      eb
        .selectFrom('shop_order')
        .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
        .select(sql<string>`string_agg(shop.name, ', ' order by shop_order.id)`.as('names'))
        .whereRef('shop_order.group_id', '=', 'order_group.id')
        .as('shopNames'),
    ])
    .where('payment.provider', '=', TEST_PROVIDER)
    .where('payment.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { data, ...payment } = row;
  return { ...payment, returnTo: readData(data).returnTo };
}

export type TestPayment = NonNullable<Awaited<ReturnType<typeof findTestPayment>>>;
