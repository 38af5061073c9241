import { inTransaction } from '../db/in-transaction';
import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import type { Deps, Log } from '../kernel/context';
import { RefundRefused } from '../kernel/payment-provider';
import { callProvider } from './call-provider';
import { isReturned } from './note-store';
import { refundPaidOut } from './refund-paid-out';
import { type TriedRefund, tryRefund, updateRefund } from './refund-store';
import { providerOf } from './registry';
import { lockPaymentOf } from './store';

/** Higher than `policy.payment.tries`, after which a refund counts as failed. */
const ATTEMPTS = 1000;

type Needs = Pick<Deps, 'db' | 'now' | 'policy' | 'settings' | 'providers'> & { log: Log };

/** Refunds money. Retried with the same key until the provider has done it or refuses permanently. */
export const refundPayment = defineJob<{ refund: number }>({
  name: 'give a payment back',
  attempts: ATTEMPTS,
  run: (deps, { refund }) => carryOutRefund(deps, refund),
});

/** Asks the provider for a recorded refund, unless it is final. Throws while it is not. */
export async function carryOutRefund(deps: Needs, id: number): Promise<void> {
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
    if (await failed(deps, refund)) {
      log.warn(details, 'payment was refunded at the provider');
      return;
    }
    log.error({ ...details, err: error }, 'payment not refunded: a person has to');
  }
}

/**
 * Records that a refund failed. True when that is no loss, since nothing is left of the payment: its money went back at
 * the provider, and a shop's refund is complete.
 */
async function failed({ db, now }: Needs, { id, key, provider, reference, reason }: TriedRefund) {
  return inTransaction(db, async (trx) => {
    await lockPaymentOf(trx, { provider, reference });
    await updateRefund(trx, id, 'failed', now());
    if (!(await isReturned(trx, { provider, reference }))) return false;
    if (reason === 'order')
      await enqueue({ db: trx, now }, refundPaidOut, { refundNo: key }, { key });
    return true;
  });
}

/** Makes the job run again. */
class StillPending extends Error {
  override readonly name = 'StillPending';
}

async function ask(deps: Needs, refund: TriedRefund): Promise<'sent' | 'done'> {
  const provider = providerOf(deps, refund.provider);
  if (!provider) throw new Error('This provider is not open');
  return callProvider(deps, (signal) => provider.refund(refund, signal));
}
