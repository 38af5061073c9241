export { CartView } from './cart-view';
export type { CartViewProps } from './cart-view';
