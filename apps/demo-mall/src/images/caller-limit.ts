import { WorkerPoolBusy } from '@vermilion/mall-api';

/**
 * Limits the concurrent requests of a caller and their duration, so that a caller of thousands of
 * images does not block others. Throws WorkerPoolBusy.
 */
export function createCallerLimit({ perCaller, seconds }: { perCaller: number; seconds: number }) {
  const running = new Map<string, number>();

  const finish = (caller: string) => {
    const left = (running.get(caller) ?? 1) - 1;
    if (left > 0) running.set(caller, left);
    else running.delete(caller);
  };

  return async function waitFor<T>(caller: string, start: () => Promise<T>): Promise<T> {
    const count = running.get(caller) ?? 0;
    if (count >= perCaller) throw new WorkerPoolBusy();
    running.set(caller, count + 1);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new WorkerPoolBusy()), seconds * 1000);
    });
    try {
      return await Promise.race([start(), late]);
    } finally {
      clearTimeout(timer);
      finish(caller);
    }
  };
}
