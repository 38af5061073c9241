import type { Limits } from './limits';

/** Seconds for which no client waits before it tries again. */
const TOO_LATE = '60';

/**
 * The time of one page, which all its calls share: whatever has been waited for by one of them is gone for the others.
 */
export function createPageDeadline(
  { page, again }: Pick<Limits, 'page' | 'again'>,
  now: () => number = () => performance.now(),
) {
  const began = now();
  const end = AbortSignal.timeout(page);
  const isLate = () => now() - began > again;
  return {
    hasEnded: () => end.aborted,
    /** Also ends with the deadline. */
    within: (signal?: AbortSignal | null) => (signal ? AbortSignal.any([signal, end]) : end),
    isLate,
    /** Tells the client of a page that is late not to try a call again. */
    limitRetries(response: Response) {
      if (isLate()) response.headers.set('retry-after', TOO_LATE);
      return response;
    },
  };
}

/** Waits for work that others wait for too, until the signal. */
export const waitFor = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
