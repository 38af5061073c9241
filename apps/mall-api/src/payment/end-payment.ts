import { defineJob } from '../jobs/job';
import { callProvider } from './call-provider';
import { paymentEnded } from './payment-ended';
import { reconcilePayment } from './reconcile';
import { providerOf } from './registry';

/**
 * Cancels a payment at its provider when it must no longer be made. If it was paid anyway, that is noticed at
 * once, even without a webhook, and refunded.
 */
export const endPayment = defineJob<{ provider: string; reference: string }>({
  ...paymentEnded,
  async run(deps, { provider: name, reference }) {
    const provider = providerOf(deps, name);
    if (!provider) throw new Error('This provider is not open');
    await callProvider(deps, (signal) => provider.cancel(reference, signal));
    await reconcilePayment(deps, name, reference);
  },
});
