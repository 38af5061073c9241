import { localStore, sessionStore } from '../browser/storage';
import { GUEST_CART_KEY, GUEST_SAVED_KEY, PICTURE_DATABASE } from '../browser/stored-names';

/**
 * Clears the browser's storage when a session ends. A guest's cart and saved items are kept, since they
 * belong to no session.
 */
export function clearStorage() {
  const preserved = [GUEST_CART_KEY, GUEST_SAVED_KEY].map(
    (key) => [key, localStore.getItem(key)] as const,
  );
  localStore.clear();
  for (const [key, value] of preserved) if (value !== null) localStore.setItem(key, value);
}

/**
 * Deletes unsent input on sign-out, since the device may be shared. When a session merely expires, drafts are
 * kept so that the visitor can continue after signing in again.
 */
export function clearDrafts() {
  sessionStore.clear();
  try {
    indexedDB.deleteDatabase(PICTURE_DATABASE);
  } catch {
    // Without a database there are no drafts to delete
  }
}
