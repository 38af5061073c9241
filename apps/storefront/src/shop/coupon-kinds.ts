/** The coupons of a shop: for all that it sells, or for some goods. */
export const shopCouponKinds = ['shop', 'goods'] as const;
export type ShopCouponKind = (typeof shopCouponKinds)[number];
