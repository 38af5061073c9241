import { localStore, sessionStore } from '../browser/storage';
import { GUEST_CART_KEY, GUEST_SAVED_KEY } from '../cart/guest-cart';
import { PICTURE_DATABASE } from '../settlement/picture-database';

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

/**
 * Forgets what was typed and not sent: whoever signs out may leave the device to others. A session that
 * ends by itself keeps it, to go on with after signing in again.
 */
export function clearDrafts() {
  sessionStore.clear();
  try {
    indexedDB.deleteDatabase(PICTURE_DATABASE);
  } catch {
    // a browser without a database has kept nothing in one
  }
}
