import { useSyncExternalStore } from 'react';
import { onPageReturn } from '../browser/page-return';
import { localStore } from '../browser/storage';
import { GUEST_CART_KEY, GUEST_SAVED_KEY } from '../browser/stored-names';
import type { GuestCartRow } from './guest-cart';
import { readGuestCart } from './guest-cart';

type Rows = readonly GuestCartRow[];

const none: Rows = [];

/** Rows in localStorage under a key, shared by all tabs. */
function browserRows(key: string) {
  const listeners = new Set<() => void>();
  let rows: Rows | undefined;
  const stored = (): Rows => readGuestCart(localStore, key);
  const current = (): Rows => (rows ??= stored());
  const notify = () => listeners.forEach((listener) => listener());
  const readAnew = () => {
    rows = undefined;
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    // From another tab; a null key means that everything was cleared
    if (event.key === key || event.key === null) readAnew();
  };
  let stopWaiting = () => {};
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      stopWaiting = onPageReturn(readAnew);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      stopWaiting();
      // Changes of other tabs are missed from now on
      rows = undefined;
    };
  };
  return {
    stored,
    update(change: (rows: Rows) => Rows) {
      const before = stored();
      rows = change(before);
      if (rows === before) return;
      if (rows.length) localStore.setItem(key, JSON.stringify(rows));
      else localStore.removeItem(key);
      notify();
    },
    useRows: () => useSyncExternalStore<Rows | undefined>(subscribe, current, () => undefined),
  };
}

const cart = browserRows(GUEST_CART_KEY);
const saved = browserRows(GUEST_SAVED_KEY);

/** Updates the guest's cart in all tabs. */
export const updateGuestCart = cart.update;

/** The guest's cart as stored now, including changes that another tab has just made. */
export const readStoredCart = cart.stored;

/** The guest's cart as state; undefined on the server and during hydration. */
export const useGuestCart = cart.useRows;

/** Number of pieces in the guest's cart that can be bought; 0 while it is unknown. */
export const useGuestCartCount = () =>
  (useGuestCart() ?? none).reduce((sum, { gone, quantity }) => sum + (gone ? 0 : quantity), 0);

/** The same for the guest's items saved for later. */
export const updateGuestSaved = saved.update;
export const readStoredSaved = saved.stored;
export const useGuestSaved = saved.useRows;
