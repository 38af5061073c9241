export * from './address-picker';
export * from './coupon-picker';
export * from './goods';
export * from './note';
export * from './payment-methods';
export * from './sums';
export * from './view';
export { paymentKinds } from './types';
export type {
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutShop,
  CheckoutSumsModel,
  PaymentKind,
  PaymentMethod,
} from './types';
