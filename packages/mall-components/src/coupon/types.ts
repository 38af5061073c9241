import type { Id } from '../settings';

/** Scope of a coupon: all goods of a shop, some goods, some categories, or the whole mall. */
export const couponKinds = ['shop', 'goods', 'category', 'general'] as const;
/** One of `couponKinds`. */
export type CouponKind = (typeof couponKinds)[number];

/** States of a coupon that the shopper owns. `notStarted`: its validity begins later. */
export const couponStates = ['usable', 'notStarted', 'used', 'expired'] as const;
/** One of `couponStates`. */
export type CouponState = (typeof couponStates)[number];

/** Tabs of the shopper's coupons: available ones, and used or expired ones. */
export const couponTabs = ['available', 'past'] as const;
/** One of `couponTabs`. */
export type CouponTab = (typeof couponTabs)[number];

/** A coupon owned by the shopper. */
export interface OwnCoupon {
  /** Id of the shopper's own copy of the coupon. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** What it applies to. */
  kind: CouponKind;
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** When its validity begins; absent where it has no beginning. */
  startsAt?: Date;
  /** When it expires; absent where it does not. */
  endsAt?: Date;
  /** When it was used; absent for one that was not. */
  usedAt?: Date;
  /** Whether it can be used now, and why not. */
  state: CouponState;
  /** Issuing shop; absent for the mall's own. */
  shopName?: string;
  /** Names of the categories that it applies to, instead of the words for its kind. */
  categoryNames?: readonly string[];
  /** URL of the goods that it applies to. */
  href?: string;
}

/** Whether the shopper can claim a coupon, has claimed it, or is too late. */
export const couponClaimStates = ['claimable', 'claimed', 'soldOut'] as const;
/** One of `couponClaimStates`. */
export type CouponClaimState = (typeof couponClaimStates)[number];

/** A coupon offered by a shop or the mall. */
export interface CouponChip {
  /** Id of the offered coupon; passed to `onClaim`. */
  id: Id;
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** Default: `claimable`. */
  state?: CouponClaimState;
}

/** An offered coupon with its name and validity, for a ticket. */
export interface OfferedCoupon extends CouponChip, Pick<OwnCoupon, 'name' | 'kind' | 'shopName'> {
  /** Days of validity after claiming, as an alternative to dates. */
  validDays?: number;
  /** When its validity begins; absent where it begins with the claim. */
  startsAt?: Date;
  /** When it expires; absent with `validDays`, or where it does not expire. */
  endsAt?: Date;
}
