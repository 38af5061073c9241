export { CouponCard } from './coupon-card/coupon-card';
export type { CouponCardProps } from './coupon-card/coupon-card';
export { MyCouponsView } from './my-coupons-view/my-coupons-view';
export type { MyCouponsViewProps } from './my-coupons-view/my-coupons-view';
export { CouponChips } from './coupon-chips/coupon-chips';
export type { CouponChipsProps } from './coupon-chips/coupon-chips';
export { couponClaimStates, couponKinds, couponStates, couponTabs } from './types';
export type {
  CouponChip,
  CouponClaimState,
  CouponKind,
  CouponState,
  CouponTab,
  OwnCoupon,
} from './types';
