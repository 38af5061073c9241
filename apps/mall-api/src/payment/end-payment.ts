import { defineJob } from '../jobs/job';
import { callProvider } from './call-provider';
import { paymentEnded } from './payment-ended';
import { reconcilePayment } from './reconcile';
import { providerOf } from './registry';

/**
 * Asks a provider to take no money for a payment that nobody may make any more. What was paid all the
 * same is found at once, also without a webhook, and given back.
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
