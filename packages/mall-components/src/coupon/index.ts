export { CouponCard } from './coupon-card/coupon-card';
export type { CouponCardProps } from './coupon-card/coupon-card';
export { MyCouponsView } from './my-coupons-view/my-coupons-view';
export type { MyCouponsViewProps } from './my-coupons-view/my-coupons-view';
export { OfferedCouponCard } from './offered-coupon-card/offered-coupon-card';
export type { OfferedCouponCardProps } from './offered-coupon-card/offered-coupon-card';
export { OfferedCoupons } from './offered-coupon-card/offered-coupons';
export type { OfferedCouponsProps } from './offered-coupon-card/offered-coupons';
export { CouponChips } from './coupon-chips/coupon-chips';
export type { CouponChipsProps } from './coupon-chips/coupon-chips';
export { couponClaimStates, couponKinds, couponStates, couponTabs } from './types';
export type {
  CouponChip,
  CouponClaimState,
  CouponKind,
  CouponState,
  CouponTab,
  OfferedCoupon,
  OwnCoupon,
} from './types';
