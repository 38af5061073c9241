import type { Deps } from '../kernel/context';
import { CancelFailed, cancelUnpaid } from './cancel';

const BATCH = 100;
const DAY_MS = 86_400_000;

/**
 * Cancels all orders that were not paid in time and whose payment is not being settled, in batches, concurrently with other processes. If a batch
 * fails, its orders are cancelled one by one, and the failing one is left to the next run.
 */
export async function cancelOverdue(deps: Deps): Promise<void> {
  const now = deps.now();
  const { settleDays } = deps.policy.payment;
  const settlingSince = new Date(now.getTime() - settleDays * DAY_MS);
  const except: number[] = [];
  let most = BATCH;
  let cancelled = 0;
  for (;;) {
    try {
      const count = await cancelUnpaid(
        deps.db,
        { unpaidSince: now, settlingSince, most, except },
        now,
      );
      if (count === 0) break;
      cancelled += count;
    } catch (error) {
      if (!(error instanceof CancelFailed)) throw error;
      const [stuck, ...others] = error.orderIds;
      const isFound = stuck !== undefined && others.length === 0;
      if (isFound) {
        deps.log.error({ err: error.cause, order: stuck }, 'unpaid order not cancelled');
        except.push(stuck);
      }
      most = isFound ? BATCH : 1;
    }
  }
  if (cancelled > 0) deps.log.info({ orders: cancelled }, 'unpaid orders cancelled');
}
