import { inTransaction } from '../db/in-transaction';
import { eachDue } from '../jobs/each-due';
import type { Deps } from '../kernel/context';
import { completeOrder } from './complete';
import { transitionOf } from './rules';

const BATCH = 100;
const DAY_MS = 86_400_000;

/**
 * Completes orders that were received long ago without all reviews, one by one. Those with an open refund
 * wait until it has ended; one that fails is left to the next run.
 */
export async function completeOverdue(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - deps.policy.orderCompleteDays * DAY_MS);
  const { from } = transitionOf('complete');
  let completed = 0;
  let last = 0;
  for (;;) {
    const due = await deps.db
      .selectFrom('shop_order')
      .select(['id', 'order_no as orderNo', 'user_id as userId'])
      .where('status', '=', from.status)
      .where('received_at', '<', before)
      .where('is_paid', '=', true)
      .where('is_deleted', '=', false)
      .where('refund_status', 'not in', ['applied', 'refunding'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    completed += await eachDue(
      deps,
      due,
      ({ id }) => ({ order: id }),
      (order) => inTransaction(deps.db, (trx) => completeOrder(trx, deps, order, 'complete')),
    );
    last = due.at(-1)?.id ?? last;
    if (due.length < BATCH) break;
  }
  if (completed > 0) deps.log.info({ orders: completed }, 'orders completed automatically');
}
