import { inTransaction } from '../db/in-transaction';
import { defineJob } from '../jobs/job';
import type { Deps } from '../kernel/context';
import { TransferRefused } from '../kernel/payout-provider';
import { callProvider } from '../payment/call-provider';
import { confirmPayout, failPayout } from './end';
import { findPayout } from './store';

/** Higher than any outage takes; a payout that nobody transferred stays `recorded`. */
const ATTEMPTS = 1000;

/** Transfers a recorded payout by the provider that is responsible for it. Repeated with the same number. */
export const transferPayout = defineJob<{ payout: number }>({
  name: 'transfer a payout',
  attempts: ATTEMPTS,
  async run(deps, { payout: id }) {
    const payout = await findPayout(deps.db, id);
    if (payout?.status !== 'recorded') return;
    const { payouts: provider } = deps;
    if (provider?.name !== payout.provider) throw new Error('This provider is not open');
    const transfer = {
      payoutNo: payout.payout_no,
      amountMinor: payout.amount_minor,
      currency: payout.currency,
      holder: payout.holder,
      accountNumber: payout.account_number,
      bankCode: payout.bank_code,
    };
    try {
      const status = await callProvider(deps, (signal) => provider.transfer(transfer, signal));
      await recordTransfer(deps, id, status);
    } catch (error) {
      if (!(error instanceof TransferRefused)) throw error;
      const { message } = error;
      await inTransaction(deps.db, (trx) => failPayout(trx, id, message, deps.now()));
      deps.log.error({ payout: payout.payout_no, err: error }, 'payout refused');
    }
  },
});

const recordTransfer = ({ db, now }: Deps, id: number, status: 'sent' | 'paid') =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('payout')
      .set({ status: 'sent', sent_at: now() })
      .where('id', '=', id)
      .where('status', '=', 'recorded')
      .execute();
    if (status === 'paid') await confirmPayout(trx, id, now());
  });
