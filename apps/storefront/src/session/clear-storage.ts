import { localStore } from '../browser/storage';
import { GUEST_CART_KEY, GUEST_SAVED_KEY } from '../cart/guest-cart';

/**
 * Clears the browser's storage when a session ends. A guest's cart and what is saved
 * beside it belong to no session, so they are kept.
 */
export function clearStorage() {
  const kept = [GUEST_CART_KEY, GUEST_SAVED_KEY].map(
    (key) => [key, localStore.getItem(key)] as const,
  );
  localStore.clear();
  for (const [key, value] of kept) if (value !== null) localStore.setItem(key, value);
}
