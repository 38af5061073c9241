import { useSyncExternalStore } from 'react';
import { localStore } from '../browser/storage';
import type { GuestCartRow } from './guest-cart';
import { GUEST_CART_KEY, readGuestCart } from './guest-cart';

const none: readonly GuestCartRow[] = [];
const listeners = new Set<() => void>();
let rows: readonly GuestCartRow[] | undefined;

const notify = () => listeners.forEach((listener) => listener());

function onStorage(event: StorageEvent) {
  // another tab; a null key means that everything was cleared
  if (event.key !== GUEST_CART_KEY && event.key !== null) return;
  rows = undefined;
  notify();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The guest's cart as it stands. */
const guestCart = (): readonly GuestCartRow[] => (rows ??= readGuestCart(localStore));

/** Changes the guest's cart, in this tab and for the others. */
export function updateGuestCart(
  change: (rows: readonly GuestCartRow[]) => readonly GuestCartRow[],
) {
  rows = change(readGuestCart(localStore));
  if (rows.length) localStore.setItem(GUEST_CART_KEY, JSON.stringify(rows));
  else localStore.removeItem(GUEST_CART_KEY);
  notify();
}

/** The guest's cart as the browser holds it now, also when another tab has just changed it. */
export const readStoredCart = (): readonly GuestCartRow[] => readGuestCart(localStore);

/** The guest's cart as state; undefined on the server and during hydration. */
export const useGuestCart = () =>
  useSyncExternalStore<readonly GuestCartRow[] | undefined>(subscribe, guestCart, () => undefined);

/** Rows of the guest's cart; 0 while it is not known. */
export const useGuestCartCount = () => (useGuestCart() ?? none).length;
