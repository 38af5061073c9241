import type { Policy } from '../policy/policy';

/** Calls a provider with a timeout that applies even if the call ignores the signal. */
export async function callProvider<T>(
  { policy }: { policy: Pick<Policy, 'payment'> },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('The provider did not answer in time', 'TimeoutError');
      controller.abort(error);
      reject(error);
    }, policy.payment.providerSeconds * 1000);
  });
  try {
    return await Promise.race([call(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
