import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/storage';

const KEY = 'deliveryCountry';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** ISO code of the country the shopper ships to; stored in the browser, unknown on the server. */
export const useDeliveryCountry = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => {
      const code = localStore.getItem(KEY);
      return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
    },
    () => undefined,
  );

export function saveDeliveryCountry(code: string) {
  localStore.setItem(KEY, code);
  listeners.forEach((listener) => listener());
}
