import type { Id } from '../settings';

/** What a coupon is good for: all goods of a shop, some goods, some categories, or the whole mall. */
export const couponKinds = ['shop', 'goods', 'category', 'general'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponStates = ['usable', 'notStarted', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** The lists of the shopper's coupons: those still to be used, and the others. */
export const couponTabs = ['available', 'past'] as const;
export type CouponTab = (typeof couponTabs)[number];

/** A coupon that the shopper has. */
export interface OwnCoupon {
  id: Id;
  /** In the shop's own words. */
  name: string;
  kind: CouponKind;
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  startsAt?: Date;
  endsAt?: Date;
  usedAt?: Date;
  state: CouponState;
  /** Where the goods are for which it is good. */
  href?: string;
}

/** Whether the shopper may claim a coupon, has it, or comes too late. */
export const couponClaimStates = ['claimable', 'claimed', 'soldOut'] as const;
export type CouponClaimState = (typeof couponClaimStates)[number];

/** A coupon that a shop or the mall offers. */
export interface CouponChip {
  id: Id;
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** `claimable` by default. */
  state?: CouponClaimState;
}

/** The same with its name and validity, for a ticket. */
export interface OfferedCoupon extends CouponChip, Pick<OwnCoupon, 'name' | 'kind'> {
  /** Which shop offers it, where coupons of several stand together; absent for the mall's own. */
  shopName?: string;
  /** Days of validity from claiming on; then there are no dates. */
  validDays?: number;
  startsAt?: Date;
  endsAt?: Date;
}
