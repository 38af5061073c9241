export { CartRow } from './cart-row';
export type { CartRowProps } from './cart-row';
