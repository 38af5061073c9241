import type { Transaction } from 'kysely';
import type { Database, PayoutStatus } from '../db/schema';
import { post } from '../ledger/post';

type Trx = Transaction<Database>;

const open = ['recorded', 'sent'] as const;

interface Ending {
  from: readonly PayoutStatus[];
  status: PayoutStatus;
  failure: string | null;
  now: Date;
}

/** False unless the payout has one of the statuses `from`: of concurrent calls one succeeds. */
async function endPayout(trx: Trx, id: number, { from, status, failure, now }: Ending) {
  const ended = await trx
    .updateTable('payout')
    .set({ status, failure, ended_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** A payout has arrived. False unless it is open. */
export async function confirmPayout(trx: Trx, id: number, now: Date): Promise<boolean> {
  const isPaid = await endPayout(trx, id, { from: open, status: 'paid', failure: null, now });
  if (isPaid) await post.payoutPaid(trx, { id, now });
  return isPaid;
}

/** A payout will not arrive: its money is available again. False unless it is open. */
export async function failPayout(
  trx: Trx,
  id: number,
  failure: string,
  now: Date,
): Promise<boolean> {
  const hasFailed = await endPayout(trx, id, { from: open, status: 'failed', failure, now });
  if (hasFailed) await post.payoutFailed(trx, { id, now });
  return hasFailed;
}

/** The bank has sent a paid payout back: its money is available again. False unless it is paid. */
export async function returnPayout(
  trx: Trx,
  id: number,
  failure: string,
  now: Date,
): Promise<boolean> {
  const ending = { from: ['paid'], status: 'returned', failure, now } as const;
  const isReturned = await endPayout(trx, id, ending);
  if (isReturned) await post.payoutReturned(trx, { id, now });
  return isReturned;
}
