import type { DeliveryMethod } from '../order/delivery-types';
import type { OrderShopLines } from '../order/line-types';
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
  /** The chosen method. */
  method: DeliveryMethod;
  /** Methods that the shop offers with their freight; minor units. */
  options: readonly { method: DeliveryMethod; freightMinor: number }[];
}

/** Why a coupon does not apply to the order. */
export type CouponObstacle =
  | {
      /**
       * `otherGoods`: it applies to none of the goods. `notBelowTotal`: its reduction is not below the total of the goods. `notStarted`:
       * its validity begins later. `belowMinimum`: the goods cost less than its minimum.
       */
      kind: 'otherGoods' | 'notBelowTotal' | 'notStarted';
    }
  | {
      kind: 'belowMinimum';
      /** The amount missing to the minimum; minor units. */
      missingMinor: number;
    };

/** A coupon of the shopper, as an option of the checkout. */
export interface CheckoutCoupon {
  /** Id of the shopper's own copy of the coupon. */
  id: Id;
  /** As written by the shop or the mall. */
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
  /** Number of points that the shopper can spend; 0 or less hides the choice. */
  balance: number;
  /** Number of points that can be used for these goods. */
  usable: number;
  /** Their value; minor units. */
  usableMinor: number;
}

/** Until when prices are held, and whether stock is reserved. */
export interface CheckoutReservation {
  /** When it ends. */
  until: Date;
  /** Whether stock is reserved too; otherwise only the prices are held. */
  held: boolean;
}

/** Kinds of payment; each has a name, a description and an icon. */
export const paymentKinds = ['test', 'card', 'paypal', 'wechat', 'delivery', 'upi'] as const;
/** One of `paymentKinds`. */
export type PaymentKind = (typeof paymentKinds)[number];

/** Why an order cannot be paid on delivery. */
export type PaymentObstacle =
  | {
      /** `virtual`: some goods are not shipped. `amount`: the order costs too much. */
      kind: 'virtual';
    }
  | {
      kind: 'amount';
      /** The highest amount that can be paid on delivery; minor units. */
      mostMinor: number;
    };

/** A payment method of the mall. */
export interface PaymentMethod {
  /** Identifier used by the app. */
  id: string;
  /** Determines name, description and icon. */
  kind: PaymentKind;
  /** Why it is unavailable for this order; absent for a method that can be chosen. */
  obstacle?: PaymentObstacle;
}

/** The totals of the order, in minor units. */
export interface CheckoutTotalsModel {
  /** Price × quantity of all lines. */
  goodsMinor: number;
  /** Reduction by coupons; positive. */
  couponMinor: number;
  /** Part that is paid with points; positive. */
  pointsMinor: number;
  /** Freight of all shops. */
  freightMinor: number;
  /** What is left to pay: goods and freight, less coupons and points. */
  payMinor: number;
}

/** The delivery method of one shop's goods. */
export interface ShopDelivery {
  /** `id` of the shop. */
  shopId: Id;
  /** The method to be used. */
  method: DeliveryMethod;
}

/** A message to one shop. */
export interface ShopNote {
  /** `id` of the shop. */
  shopId: Id;
  /** The message, of at most `NOTE_MAX_LENGTH` characters. */
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
