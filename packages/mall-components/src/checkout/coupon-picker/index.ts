export { CouponPicker } from './coupon-picker';
export type { CouponPickerProps } from './coupon-picker';
