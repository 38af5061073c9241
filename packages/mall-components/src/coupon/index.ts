export { CouponCard } from './coupon-card/coupon-card';
export type { CouponCardProps } from './coupon-card/coupon-card';
export { MyCouponsView } from './my-coupons-view/my-coupons-view';
export type { MyCouponsViewProps } from './my-coupons-view/my-coupons-view';
export { couponKinds, couponStates, couponTabs } from './types';
export type { CouponKind, CouponState, CouponTab, OwnCoupon } from './types';
