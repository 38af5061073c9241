import { GUEST_CART_KEY } from '../cart/guest-cart';

/**
 * Clears the browser's storage when a session ends. A guest's cart belongs to no session: when one
 * is there, nobody was signed in, and it stays.
 */
export function clearStorage(storage: Storage) {
  const guestCart = storage.getItem(GUEST_CART_KEY);
  storage.clear();
  if (guestCart !== null) storage.setItem(GUEST_CART_KEY, guestCart);
}
