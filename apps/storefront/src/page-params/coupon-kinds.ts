/** The kinds of a shop's coupons: for everything, or for some goods. */
export const shopCouponKinds = ['shop', 'goods'] as const;
export type ShopCouponKind = (typeof shopCouponKinds)[number];
