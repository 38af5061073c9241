import type { DeliveryMethod, OrderShopLines } from '../order/types';
import type { Id } from '../settings';

/** What is bought from one shop; it becomes an order and a parcel of its own. */
export interface CheckoutShop extends OrderShopLines {
  /** Minor units. */
  freightMinor: number;
  /** Goods and freight of this shop; minor units. */
  sumMinor: number;
  /** Goods of this shop for so much more make its freight free; minor units. */
  freeFreightMissingMinor?: number;
  /** Absent where the server does not say it. */
  delivery?: CheckoutDelivery;
}

/** How a shop's goods are delivered. */
export interface CheckoutDelivery {
  method: DeliveryMethod;
  /** What the shop offers, each with its freight; minor units. */
  options: readonly { method: DeliveryMethod; freightMinor: number }[];
}

/** Why a coupon does not fit what is bought. */
export type CouponObstacle =
  | { kind: 'otherGoods' | 'notBelowTotal' | 'notStarted' }
  /** Minor units. */
  | { kind: 'belowMinimum'; missingMinor: number };

/** A coupon of the shopper. */
export interface CheckoutCoupon {
  /** Id of the shopper's own coupon. */
  id: Id;
  name: string;
  /** The shop that gives it; absent for a coupon of the mall. */
  shop?: { id: Id; name: string };
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** The time at which it expires. */
  endsAt?: Date;
  /** It takes off most of its shop's coupons, or of the mall's. */
  best?: boolean;
  /** Absent for one that can be chosen. */
  obstacle?: CouponObstacle;
}

/** The shopper's points beside this order. */
export interface CheckoutPoints {
  balance: number;
  /** How many of them could pay for these goods. */
  usable: number;
  /** What these would pay; minor units. */
  usableMinor: number;
}

/** How long prices stand still, and whether the stock is kept for the shopper. */
export interface CheckoutReservation {
  until: Date;
  held: boolean;
}

/** Kinds of payment; each brings its name, its explanation and its icon. */
export const paymentKinds = ['test', 'card', 'paypal', 'wechat', 'delivery', 'upi'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Why an order cannot be paid on delivery. */
export type PaymentObstacle =
  | { kind: 'virtual' }
  /** It costs more than this; minor units. */
  | { kind: 'amount'; mostMinor: number };

/** A payment method of the mall. */
export interface PaymentMethod {
  /** What the app calls it. */
  id: string;
  kind: PaymentKind;
  /** Why this order cannot be paid with it; absent for one that can be chosen. */
  obstacle?: PaymentObstacle;
}

/** The totals of the order. Minor units. */
export interface CheckoutTotalsModel {
  goodsMinor: number;
  couponMinor: number;
  pointsMinor: number;
  freightMinor: number;
  payMinor: number;
}

/** A message to one shop. */
export interface ShopNote {
  shopId: Id;
  text: string;
}

/** What was chosen when the shopper pressed pay, beside what the app knows. */
export interface CheckoutOrder {
  /** Absent when nothing is shipped. */
  addressId?: Id;
  /** `id` of the payment method. */
  paymentMethodId: string;
  /** Those that were written. */
  notes: readonly ShopNote[];
}
