import { sql } from 'kysely';
import type { Deps } from '../kernel/context';
import { refundedUnits } from '../order/refunded-units';
import { transitionOf } from '../order/rules';

const BATCH = 100;
const DAY_MS = 86_400_000;

/**
 * Marks orders as received that were shipped long ago without confirmation, in batches. Orders with an open
 * refund, and those locked by another process, are left to a later run.
 */
export async function receiveOverdue({ db, log, now, policy }: Deps): Promise<void> {
  const time = now();
  const before = new Date(time.getTime() - policy.orderReceiveDays * DAY_MS);
  const { from, to } = transitionOf('take');
  let received = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      with due as (
        select id from shop_order
        where status = ${from.status} and shipped_at < ${before} and is_paid
          and refund_status not in ('applied', 'refunding')
        order by shipped_at limit ${BATCH}
        for update skip locked
      ), taken as (
        update shop_order set status = ${to.status}, received_at = ${time}
        from due where shop_order.id = due.id
        returning shop_order.id
      ), lines as (
        update order_line set is_received = true
        from taken where order_line.shop_order_id = taken.id
          and order_line.quantity > ${refundedUnits}
      )
      select id from taken`.execute(db);
    received += rows.length;
    if (rows.length < BATCH) break;
  }
  if (received > 0) log.info({ orders: received }, 'orders received automatically');
}
