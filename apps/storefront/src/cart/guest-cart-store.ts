import { useSyncExternalStore } from 'react';
import { onPageReturn } from '../browser/page-return';
import { localStore } from '../browser/storage';
import type { GuestCartRow } from './guest-cart';
import { GUEST_CART_KEY, GUEST_SAVED_KEY, readGuestCart } from './guest-cart';

type Rows = readonly GuestCartRow[];

const none: Rows = [];

/** Rows that the browser keeps under a key, shared by its tabs. */
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
    // another tab; a null key means that everything was cleared
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

/** Changes the guest's cart, in this tab and for the others. */
export const updateGuestCart = cart.update;

/** The guest's cart as the browser holds it now, also when another tab has just changed it. */
export const readStoredCart = cart.stored;

/** The guest's cart as state; undefined on the server and during hydration. */
export const useGuestCart = cart.useRows;

/** Rows of the guest's cart that can be bought, as far as is known; 0 while it is not. */
export const useGuestCartCount = () => (useGuestCart() ?? none).filter(({ gone }) => !gone).length;

/** The same for what a guest has saved for later. */
export const updateGuestSaved = saved.update;
export const readStoredSaved = saved.stored;
export const useGuestSaved = saved.useRows;
