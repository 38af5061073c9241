export { CheckoutSums } from './checkout-sums';
export type { CheckoutSumsProps } from './checkout-sums';
