export { skuIdOf, toAccountCart } from './account-cart';
export type { AccountCart } from './account-cart';
export { cartActions } from './cart-actions';
export type { CartAddition } from './cart-actions';
export { toInvalid, toSaved, toShops } from './cart';
export { toEstimate } from './estimate';
