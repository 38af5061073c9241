import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/storage';

const KEY = 'deliveryCountry';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The ISO code of the country that the shopper has parcels sent to, kept in this browser; the server knows none. */
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
