import type { Policy } from '../policy/policy';

/** Calls a provider with a timeout that applies even if the call ignores the signal. */
export async function callProvider<T>(
  { policy }: { policy: Pick<Policy, 'payment'> },
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(policy.payment.providerSeconds * 1000);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([ask(signal), silence]);
}
