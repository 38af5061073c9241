import { ImagePoolBusy } from '@vermilion/mall-api';

/**
 * Lends each caller so many places at once, and waits for work no longer than `seconds`: whoever asks
 * for thousands of pictures does not keep others from theirs. Throws ImagePoolBusy.
 */
export function createCallerLimit({ perCaller, seconds }: { perCaller: number; seconds: number }) {
  const places = new Map<string, number>();

  const leave = (caller: string) => {
    const left = (places.get(caller) ?? 1) - 1;
    if (left > 0) places.set(caller, left);
    else places.delete(caller);
  };

  return async function waitFor<T>(caller: string, start: () => Promise<T>): Promise<T> {
    const taken = places.get(caller) ?? 0;
    if (taken >= perCaller) throw new ImagePoolBusy();
    places.set(caller, taken + 1);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ImagePoolBusy()), seconds * 1000);
    });
    try {
      return await Promise.race([start(), late]);
    } finally {
      clearTimeout(timer);
      leave(caller);
    }
  };
}
