/** The guest's cart, in localStorage. */
export const GUEST_CART_KEY = 'guestCart';

/** The guest's items saved for later, in localStorage. */
export const GUEST_SAVED_KEY = 'guestSaved';

/** The IndexedDB database with pictures of an unsent shop application. */
export const PICTURE_DATABASE = 'settlement';
