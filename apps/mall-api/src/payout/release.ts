import { sql } from 'kysely';
import type { Deps } from '../kernel/context';

const BATCH = 100;
const DAY_MS = 86_400_000;

/**
 * Makes the money of orders available to their shops when they can no longer be refunded. Orders with an open refund or
 * dispute, and those that another process has locked, are left to a later run.
 */
export async function releaseOrders({ db, log, now, policy }: Deps): Promise<void> {
  const time = now();
  const before = new Date(time.getTime() - policy.refund.days * DAY_MS);
  let released = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      with due as (
        select id from shop_order
        where released_at is null and is_paid and status = 'completed' and completed_at <= ${before}
          and refund_status not in ('applied', 'refunding')
          and not exists (
            select from payment_note opened where opened.group_id = shop_order.group_id
              and opened.kind = 'disputed' and not exists (
                select from payment_note ended where ended.provider = opened.provider
                  and ended.subject = opened.subject and ended.kind in ('disputeWon', 'disputeLost')))
        order by completed_at limit ${BATCH}
        for no key update skip locked
      )
      update shop_order set released_at = ${time} from due where shop_order.id = due.id
      returning shop_order.id`.execute(db);
    released += rows.length;
    if (rows.length < BATCH) break;
  }
  if (released > 0) log.info({ orders: released }, 'money of orders released to shops');
}
