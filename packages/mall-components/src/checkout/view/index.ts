export { CheckoutView } from './checkout-view';
export type { CheckoutViewProps } from './checkout-view';
export type { CheckoutFormProps } from './checkout-form';
