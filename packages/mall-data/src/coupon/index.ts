export { toCouponChip } from './chip';
export { couponKind } from './coupon-kind';
export { toOffered } from './offered';
export { toOwnCoupon } from './own';
