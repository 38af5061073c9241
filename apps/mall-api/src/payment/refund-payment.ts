import { inTransaction } from '../db/in-transaction';
import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import type { Deps } from '../kernel/context';
import { callProvider } from './call-provider';
import { RefundRefused } from '../kernel/payment-provider';
import { refundPaidOut } from './refund-paid-out';
import { updateRefund, tryRefund, type TriedRefund } from './refund-store';
import { providerOf } from './registry';

/** Higher than `policy.payment.tries`, after which a refund counts as failed. */
const ATTEMPTS = 1000;

/** Refunds money. Retried with the same key until the provider has done it or refuses permanently. */
export const refundPayment = defineJob<{ refund: number }>({
  name: 'give a payment back',
  attempts: ATTEMPTS,
  async run(deps, { refund: id }) {
    const { db, now, log } = deps;
    const refund = await tryRefund(db, id, now());
    if (!refund) return;
    const { provider, orderNo, reason, tries, key } = refund;
    const details = { provider, orderNo, reason, tries };
    try {
      const status = await ask(deps, refund);
      await inTransaction(db, async (trx) => {
        await updateRefund(trx, id, status, now());
        if (status === 'done' && reason === 'order') {
          await enqueue({ db: trx, now }, refundPaidOut, { refundNo: key }, { key });
        }
      });
      log.info({ ...details, status }, 'payment refunded');
      if (status === 'sent') throw new StillPending('The money is on its way');
    } catch (error) {
      if (!(error instanceof RefundRefused) && tries < deps.policy.payment.tries) throw error;
      await updateRefund(db, id, 'failed', now());
      log.error({ ...details, err: error }, 'payment not refunded: a person has to');
    }
  },
});

/** Makes the job run again. */
class StillPending extends Error {
  override readonly name = 'StillPending';
}

async function ask(deps: Deps, refund: TriedRefund): Promise<'sent' | 'done'> {
  const provider = providerOf(deps, refund.provider);
  if (!provider) throw new Error('This provider is not open');
  return callProvider(deps, (signal) => provider.refund(refund, signal));
}
