export { PaymentMethods } from './payment-methods';
export type { PaymentMethodsProps } from './payment-methods';
