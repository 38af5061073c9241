import { defineJob } from '../jobs/job';
import { callProvider } from './call-provider';
import { providerOf } from './registry';

/**
 * Asks a provider to take no money for a payment that nobody may make any more. What is paid all the
 * same is given back.
 */
export const endPayment = defineJob<{ provider: string; reference: string }>({
  name: 'end a payment',
  async run(deps, { provider: name, reference }) {
    const provider = providerOf(deps, name);
    if (!provider) throw new Error('This provider is not open');
    await callProvider(deps, (signal) => provider.cancel(reference, signal));
  },
});
