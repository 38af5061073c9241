import type { Transaction } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { Database } from '../db/schema';
import type { Deps } from '../kernel/context';
import { enter } from './ledger';

const BATCH = 100;

/** Releases the points of orders that can no longer be refunded, in batches. */
export async function releasePoints({ db, log, now }: Deps): Promise<void> {
  let released = 0;
  for (;;) {
    const count = await inTransaction(db, (trx) => releaseDue(trx, now()));
    released += count;
    if (count < BATCH) break;
  }
  if (released > 0) log.info({ orders: released }, 'points released');
}

/**
 * Releases some of the due points; returns their number. Orders that another process is releasing, or that
 * are being refunded, are left to a later run.
 */
export async function releaseDue(trx: Transaction<Database>, now: Date): Promise<number> {
  const due = await trx
    .with('due', (cte) =>
      cte
        .selectFrom('point_earning')
        .select('shop_order_id')
        .where('is_released', '=', false)
        .where('frozen_until', '<=', now)
        .orderBy('frozen_until')
        .limit(BATCH)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .updateTable('point_earning')
    .from('due')
    .set({ is_released: true })
    .whereRef('point_earning.shop_order_id', '=', 'due.shop_order_id')
    .returning(['point_earning.shop_order_id as shopOrderId', 'user_id as userId', 'points'])
    .execute();
  // Accounts are locked in a fixed order, so that batches cannot deadlock
  for (const { shopOrderId, userId, points } of due.toSorted((a, b) => a.userId - b.userId)) {
    const reference = { shop_order_id: shopOrderId };
    const change = { free: points, frozen: -points };
    await enter(trx, { userId, kind: 'released', change, reference }, now);
  }
  return due.length;
}
