import { localStore } from '../browser/storage';
import { GUEST_CART_KEY } from '../cart/guest-cart';

/**
 * Clears the browser's storage when a session ends. A guest's cart belongs to no session, so it is kept.
 */
export function clearStorage() {
  const guestCart = localStore.getItem(GUEST_CART_KEY);
  localStore.clear();
  if (guestCart !== null) localStore.setItem(GUEST_CART_KEY, guestCart);
}
