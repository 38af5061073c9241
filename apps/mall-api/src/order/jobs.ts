import { forgetDrafts } from '../checkout/draft-store';
import type { Deps } from '../http/handler';
import type { Job } from '../jobs';
import { cancelUnpaid } from './cancel';

const BATCH = 100;
const DAY = 86_400_000;

/** Cancels orders that nobody paid in time. Each by itself and conditionally: processes may overlap. */
async function cancelOverdue(deps: Deps): Promise<void> {
  const now = deps.now();
  const overdue = await deps.db
    .selectFrom('order_group')
    .select('id')
    .where('is_paid', '=', false)
    .where('is_cancelled', '=', false)
    .where('pay_before', '<=', now)
    .orderBy('pay_before')
    .limit(BATCH)
    .execute();
  let cancelled = 0;
  for (const { id } of overdue) {
    try {
      if (await cancelUnpaid(deps.db, { id, unpaidSince: now }, now)) cancelled += 1;
    } catch (error) {
      // One that cannot be cancelled must not keep those behind it from it.
      deps.log.error({ err: error, order: id }, 'unpaid order not cancelled');
    }
  }
  if (cancelled > 0) deps.log.info({ orders: cancelled }, 'unpaid orders cancelled');
}

export const orderJobs: readonly Job[] = [
  { name: 'cancel unpaid orders', everySeconds: 60, run: cancelOverdue },
  {
    // A day longer than they live: an order may be sent again long after its first answer got lost.
    name: 'forget expired drafts',
    everySeconds: 3600,
    run: (deps) => forgetDrafts(deps.db, new Date(deps.now().getTime() - DAY)),
  },
];
