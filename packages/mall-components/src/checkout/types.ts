import type { OrderShopLines } from '../order/types';

/** What is bought from one shop; it becomes an order of its own. */
export interface CheckoutShop extends OrderShopLines {
  /** Minor units. */
  freightMinor: number;
  /** Goods and freight of this shop; minor units. */
  sumMinor: number;
}

/** A coupon of the shopper that fits what is bought. */
export interface CheckoutCoupon {
  /** Id of the shopper's own coupon. */
  id: number;
  name: string;
  /** Reduction; minor units. */
  amountMinor: number;
  /** Minor units; 0 where there is no minimum. */
  minimumMinor: number;
  /** The time at which it expires. */
  endsAt?: Date;
}

/** Kinds of payment; each brings its name, its explanation and its icon. */
export const paymentKinds = ['test', 'card', 'paypal', 'wechat', 'delivery', 'upi'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** An available payment method. */
export interface PaymentMethod {
  /** What the app calls it. */
  id: string;
  kind: PaymentKind;
}

/** The totals of the order. Minor units. */
export interface CheckoutTotalsModel {
  goodsMinor: number;
  couponMinor: number;
  freightMinor: number;
  payMinor: number;
}

/** What was chosen when the shopper pressed pay. */
export interface CheckoutOrder {
  addressId: number;
  /** `id` of the payment method. */
  paymentMethodId: string;
  couponId?: number;
  /** Empty when nothing was written. */
  note: string;
}
