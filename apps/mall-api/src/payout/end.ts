import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { post } from '../ledger/post';

type Trx = Transaction<Database>;

const open = ['recorded', 'sent'] as const;

/** A payout has arrived. False unless it is open: of concurrent calls one succeeds. */
export async function confirmPayout(trx: Trx, id: number, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('payout')
    .set({ status: 'paid', ended_at: now })
    .where('id', '=', id)
    .where('status', 'in', open)
    .returning('id')
    .executeTakeFirst();
  if (ended) await post.payoutPaid(trx, { id, now });
  return ended !== undefined;
}

/** A payout will not arrive: its money is available again. False unless it is open. */
export async function failPayout(
  trx: Trx,
  id: number,
  failure: string,
  now: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable('payout')
    .set({ status: 'failed', failure, ended_at: now })
    .where('id', '=', id)
    .where('status', 'in', open)
    .returning('id')
    .executeTakeFirst();
  if (ended) await post.payoutFailed(trx, { id, now });
  return ended !== undefined;
}
