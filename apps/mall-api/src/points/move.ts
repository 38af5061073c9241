import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enter, lockBalance } from './ledger';

interface Move {
  /** The visitor, whose orders have been moved and are locked. */
  from: number;
  to: number;
  /** The master order by which the visitor was found. */
  groupId: number;
}

/**
 * Moves a visitor's points with the orders that earned and spent them, so that their refunds and their
 * release find the points in the account.
 */
export async function movePoints(trx: Transaction<Database>, move: Move, now: Date): Promise<void> {
  const { from, to, groupId } = move;
  // Earnings are locked before balances, as by the release
  await trx.updateTable('point_earning').set({ user_id: to }).where('user_id', '=', from).execute();
  const { frozen, earned, spent } = await lockBalance(trx, from);
  const reference = { group_id: groupId };
  const parts = [
    { kind: 'kept', free: earned - frozen, frozen },
    { kind: 'keptSpent', free: 0 - spent, frozen: 0 },
  ] as const;
  for (const { kind, ...change } of parts) {
    const less = { free: 0 - change.free, frozen: 0 - change.frozen };
    await enter(trx, { userId: from, kind, change: less, reference }, now);
    await enter(trx, { userId: to, kind, change, reference }, now);
  }
}
