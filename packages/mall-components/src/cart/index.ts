export * from './cart-view';
export * from './cart-row';
export * from './cart-shop-group';
export * from './invalid-goods';
export * from './sum-bar';
export {
  cartSum,
  isOrderable,
  lineTotalMinor,
  reconcile,
  selectAll,
  tickedState,
  toggle,
} from './cart-model';
export type { Ticked } from './cart-model';
export { useCartSelection } from './use-cart-selection';
export { useCartQuantities } from './use-cart-quantities';
export type { CartRow as CartRowModel, CartSelection, CartShop, InvalidCartRow } from './types';
