import type { Arrival } from '../delivery/arrival-types';
import type { Id } from '../settings';

/** Refunded units of a line. */
export interface RefundedPieces {
  /** Applied for, or in progress. */
  refunding: number;
  /** Paid back. */
  refunded: number;
}

/** A line's share of the order's totals; minor units. */
export interface OrderLineShares {
  /** Reduction by coupons; positive. */
  couponMinor: number;
  /** Paid with points. */
  pointsMinor: number;
  /** Freight of this line. */
  freightMinor: number;
  /** Price × quantity + freight − coupon − points. */
  payMinor: number;
}

/** A line of an order: one SKU. */
export interface OrderLine {
  /** Unique in the order; of an order that is not paid yet, the id of the SKU. */
  id: Id;
  /** As written by the shop, or translated by the server. */
  name: string;
  /** URL of the goods. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
  /** The chosen options as one text. */
  specification?: string;
  /** Unit price; minor units. */
  priceMinor: number;
  /** Number of units. */
  quantity: number;
  /** Absent where nothing is refunded. */
  pieces?: RefundedPieces;
  /** Absent where the server does not send them. */
  shares?: OrderLineShares;
}

/** The shop of an order. */
export interface OrderShop {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop. */
  href: string;
}

/** The lines of one shop. */
export interface OrderShopLines extends OrderShop {
  /** In display order. */
  lines: readonly OrderLine[];
  /** When they arrive if they are ordered now; absent where nobody knows. */
  arrival?: Arrival;
}
