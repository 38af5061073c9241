export { AddressPicker } from './address-picker/address-picker';
export type { AddressPickerProps } from './address-picker/address-picker';
export { visibleAddresses } from './address-picker/visible-addresses';
export { CouponPicker } from './coupon-picker';
export type { CouponPickerProps } from './coupon-picker';
export { CheckoutGoods } from './checkout-goods';
export type { CheckoutGoodsProps } from './checkout-goods';
export { NOTE_MAX_LENGTH, OrderNote } from './order-note';
export type { OrderNoteChangeDetail, OrderNoteProps } from './order-note';
export { PointsSwitch } from './points-switch';
export type { PointsSwitchProps } from './points-switch';
export { Reservation } from './reservation';
export type { ReservationProps } from './reservation';
export { PaymentMethods } from './payment-methods';
export type { PaymentMethodsProps } from './payment-methods';
export { CheckoutTotals } from './checkout-totals';
export type { CheckoutTotalsProps } from './checkout-totals';
export { CheckoutView } from './checkout-view/checkout-view';
export type { CheckoutViewProps } from './checkout-view/checkout-view';
export type { CheckoutFormProps } from './checkout-view/checkout-form';
export { paymentKinds } from './types';
export type {
  CheckoutCoupon,
  CheckoutOrder,
  CheckoutPoints,
  CheckoutReservation,
  CheckoutShop,
  CheckoutTotalsModel,
  CouponObstacle,
  CheckoutDelivery,
  PaymentKind,
  PaymentObstacle,
  PaymentMethod,
  ShopDelivery,
  ShopNote,
} from './types';
