import type { DeliveryMethod, OrderShopLines } from '../order/types';
import type { Id } from '../settings';

/** What is bought from one shop; it becomes a separate order and parcel. */
export interface CheckoutShop extends OrderShopLines {
  /** Minor units. */
  freightMinor: number;
  /** Goods and freight of this shop; minor units. */
  sumMinor: number;
  /** Additional goods of this shop needed for free freight; minor units. */
  freeFreightMissingMinor?: number;
  /** Absent where the server does not send it. */
  delivery?: CheckoutDelivery;
}

/** Delivery of a shop's goods. */
export interface CheckoutDelivery {
  method: DeliveryMethod;
  /** Methods that the shop offers with their freight; minor units. */
  options: readonly { method: DeliveryMethod; freightMinor: number }[];
}

/** Why a coupon does not apply to the order. */
export type CouponObstacle =
  | { kind: 'otherGoods' | 'notBelowTotal' | 'notStarted' }
  /** The amount missing to the minimum; minor units. */
  | { kind: 'belowMinimum'; missingMinor: number };

/** A coupon of the shopper, as an option of the checkout. */
export interface CheckoutCoupon {
  /** Id of the shopper's own copy of the coupon. */
  id: Id;
  name: string;
  /** The issuing shop; absent for a coupon of the mall. */
  shop?: { id: Id; name: string };
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** When it expires. */
  endsAt?: Date;
  /** Marks the coupon with the highest reduction of its issuer. */
  best?: boolean;
  /** Absent for a coupon that can be chosen. */
  obstacle?: CouponObstacle;
}

/** The shopper's points, as a means of payment for this order. */
export interface CheckoutPoints {
  balance: number;
  /** Number of points that can be used for these goods. */
  usable: number;
  /** Their value; minor units. */
  usableMinor: number;
}

/** Until when prices are held, and whether stock is reserved. */
export interface CheckoutReservation {
  until: Date;
  held: boolean;
}

/** Kinds of payment; each has a name, a description and an icon. */
export const paymentKinds = ['test', 'card', 'paypal', 'wechat', 'delivery', 'upi'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Why an order cannot be paid on delivery. */
export type PaymentObstacle =
  | { kind: 'virtual' }
  /** The order exceeds this amount; minor units. */
  | { kind: 'amount'; mostMinor: number };

/** A payment method of the mall. */
export interface PaymentMethod {
  /** Identifier used by the app. */
  id: string;
  kind: PaymentKind;
  /** Why it is unavailable for this order; absent for a method that can be chosen. */
  obstacle?: PaymentObstacle;
}

/** The totals of the order, in minor units. */
export interface CheckoutTotalsModel {
  goodsMinor: number;
  couponMinor: number;
  pointsMinor: number;
  freightMinor: number;
  payMinor: number;
}

/** The delivery method of one shop's goods. */
export interface ShopDelivery {
  shopId: Id;
  method: DeliveryMethod;
}

/** A message to one shop. */
export interface ShopNote {
  shopId: Id;
  text: string;
}

/** The shopper's choices on submit that the app does not hold itself. */
export interface CheckoutOrder {
  /** Absent when nothing is shipped. */
  addressId?: Id;
  /** `id` of the chosen payment method. */
  paymentMethodId: string;
  /** Only those that are not empty. */
  notes: readonly ShopNote[];
}
