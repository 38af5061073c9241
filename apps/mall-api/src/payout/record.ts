import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import type { Deps } from '../kernel/context';
import { balanceOf, lockAccount } from '../ledger/balance-store';
import { post } from '../ledger/post';
import { newOrderNumber } from '../order/numbers';
import { accountsOf, type BankAccount } from './store';
import { transferPayout } from './transfer';

type Trx = Transaction<Database>;
type Needs = Pick<Deps, 'policy' | 'payouts'>;

/** The provider of payouts that go into files for the bank. */
export const BY_FILE = 'file';

export interface PayoutRequest {
  /** one shop, or all that have a bank account */
  shopId: number | undefined;
  keyId: number;
  /** idempotency key */
  requestId: string;
}

/**
 * Records payouts of everything that is available. A shop's account is locked before its balance is read, so that
 * concurrent requests never pay the same money. Returns the number of payouts.
 */
export async function recordPayouts(
  trx: Trx,
  needs: Needs,
  request: PayoutRequest,
  now: Date,
): Promise<number> {
  let recorded = 0;
  // In the order of shops, so that two requests cannot deadlock
  for (const { shopId, ...account } of await accountsOf(trx, request.shopId)) {
    if (await recordOne(trx, needs, { ...request, shopId, account }, now)) recorded += 1;
  }
  return recorded;
}

async function recordOne(
  trx: Trx,
  { policy, payouts }: Needs,
  { shopId, account, keyId, requestId }: PayoutRequest & { shopId: number; account: BankAccount },
  now: Date,
): Promise<boolean> {
  const { currency } = policy.currency;
  if (!(await lockAccount(trx, { shopId, currency }))) return false;
  const { availableMinor } = await balanceOf(trx, { shopId, currency });
  if (availableMinor <= 0) return false;
  const { id } = await trx
    .insertInto('payout')
    .values({
      payout_no: newOrderNumber('PO', now),
      shop_id: shopId,
      amount_minor: availableMinor,
      currency,
      provider: payouts?.name ?? BY_FILE,
      ...account,
      key_id: keyId,
      request_id: requestId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post.payout(trx, { id, now });
  if (payouts) await enqueue({ db: trx, now: () => now }, transferPayout, { payout: id });
  return true;
}
