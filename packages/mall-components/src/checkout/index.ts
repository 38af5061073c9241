export { AddressPicker } from './address-picker/address-picker';
export type { AddressPickerProps } from './address-picker/address-picker';
export { visibleAddresses } from './address-picker/visible-addresses';
export { CouponPicker } from './coupon-picker/coupon-picker';
export type { CouponPickerProps } from './coupon-picker/coupon-picker';
export { CheckoutGoods } from './goods/checkout-goods';
export type { CheckoutGoodsProps } from './goods/checkout-goods';
export { NOTE_MAX, OrderNote } from './note/order-note';
export type { OrderNoteProps } from './note/order-note';
export { PaymentMethods } from './payment-methods/payment-methods';
export type { PaymentMethodsProps } from './payment-methods/payment-methods';
export { CheckoutSums } from './sums/checkout-sums';
export type { CheckoutSumsProps } from './sums/checkout-sums';
export { CheckoutView } from './view/checkout-view';
export type { CheckoutViewProps } from './view/checkout-view';
export type { CheckoutFormProps } from './view/checkout-form';
export { paymentKinds } from './types';
export type {
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutShop,
  CheckoutSumsModel,
  PaymentKind,
  PaymentMethod,
} from './types';
