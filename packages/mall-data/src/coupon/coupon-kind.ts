import type { CouponKind } from '@vermilion/mall-components/coupon';

const kinds: Partial<Record<number, CouponKind>> = { 1: 'shop', 2: 'goods', 4: 'category' };

/** The kind of a coupon by the wire's number. */
export const couponKind = (useType: number): CouponKind => kinds[useType] ?? 'general';
