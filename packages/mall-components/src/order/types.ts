import type { Id } from '../settings';

/** States of an order. In the API unpaid is a flag; the others are 0, 1, 2, 3 and 9. */
export const orderStates = [
  'unpaid',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Tabs of the order list, in display order. */
export const orderTabs = [
  'all',
  'toPay',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunds',
  'cancelled',
] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Refunded units of a line. */
export interface RefundedPieces {
  /** Applied for, or in progress. */
  refunding: number;
  refunded: number;
}

/** A line's share of the order's totals; minor units. */
export interface OrderLineShares {
  couponMinor: number;
  /** Paid with points. */
  pointsMinor: number;
  freightMinor: number;
  /** Price × quantity + freight − coupon − points. */
  payMinor: number;
}

/** A line of an order: one SKU. */
export interface OrderLine {
  id: Id;
  name: string;
  href: string;
  imageSrc: string;
  /** The chosen options as one text. */
  specification?: string;
  /** Unit price; minor units. */
  priceMinor: number;
  quantity: number;
  /** Absent where nothing is refunded. */
  pieces?: RefundedPieces;
  /** Absent where the server does not send them. */
  shares?: OrderLineShares;
}

export interface OrderShop {
  id: Id;
  name: string;
  href: string;
}

/** The lines of one shop. */
export interface OrderShopLines extends OrderShop {
  lines: readonly OrderLine[];
}

/** An unpaid master order; it can contain goods of several shops. */
export interface UnpaidOrder {
  kind: 'unpaid';
  /** Number of the master order. */
  orderNo: string;
  href: string;
  shops: readonly OrderShopLines[];
  /** Number of units, all shops together. */
  quantity: number;
  /** Minor units. */
  payMinor: number;
  createdAt?: Date;
  /** When it is cancelled automatically. */
  payUntil?: Date;
  /** Its payment was accepted, and is being confirmed: it cannot be paid again. */
  isPaymentProcessing?: boolean;
}

/** An order of one shop that is paid, or to be paid on delivery. */
export interface ShopOrder {
  kind: 'shop';
  orderNo: string;
  href: string;
  shop: OrderShop;
  state: OrderState;
  lines: readonly OrderLine[];
  quantity: number;
  /** Minor units. */
  payMinor: number;
  createdAt: Date;
  /** URL of the review form, while goods can be reviewed. */
  reviewHref?: string;
  /** URL of the tracking events; absent before the order is shipped. */
  logisticsHref?: string;
  /** URL of the refund form; absent where no refund is possible. */
  refundHref?: string;
  /** The shop has not begun with it, so it can be cancelled. */
  isCancellable?: boolean;
  /** A refund that is applied for, in progress or complete; some actions are not available then. */
  refund?: OrderRefund;
  /** Amount to be collected by the courier, in minor units; absent for a paid order. */
  collectMinor?: number;
}

export type OrderListItem = UnpaidOrder | ShopOrder;

/** Recipient of the goods. */
export interface OrderRecipient {
  name: string;
  phone: string;
  email?: string;
  address: string;
}

/** By a courier company, by the shop's own staff, or without shipping: the shop sends a code or a text. */
export const deliveryMethods = ['courier', 'shopCourier', 'virtual'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** A tracking event. */
export interface LogisticsTrace {
  at: Date;
  text: string;
}

/** The delivery of an order. */
export interface OrderLogistics {
  courier?: string;
  /** Tracking number of the parcel. */
  waybill?: string;
  /** Name of the person who delivers, for the shop's own delivery. */
  courierName?: string;
  courierPhone?: string;
  /** In any order; the newest is shown first. */
  traces: readonly LogisticsTrace[];
}

/** Stage of an order's refund. */
export type OrderRefundStage = 'applied' | 'toReturn' | 'refunding' | 'refunded';

export interface OrderRefund {
  stage: OrderRefundStage;
  /** URL of the refund, or of the refund list; absent when the viewer has no access. */
  href?: string;
}

/** A refund payment of an order. */
export interface RefundPayment {
  refundNo: string;
  minor: number;
  at?: Date;
}

/** What can happen to a payment at its provider, without the mall. */
export const paymentNoteKinds = [
  'processing',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'disputeLost',
] as const;
export type PaymentNoteKind = (typeof paymentNoteKinds)[number];

export interface PaymentNote {
  kind: PaymentNoteKind;
  /** Minor units. */
  minor: number;
  at: Date;
}

/** An order with all details: of one shop, or an unpaid master order. Amounts in minor units. */
export interface OrderDetail {
  orderNo: string;
  state: OrderState;
  shops: readonly OrderShopLines[];
  recipient: OrderRecipient;
  createdAt: Date;
  paidAt?: Date;
  /** When an unpaid order is cancelled automatically. */
  payUntil?: Date;
  /** Its payment was accepted, and is being confirmed: it cannot be paid again. */
  isPaymentProcessing?: boolean;
  /** What happened to its payment at the provider, oldest first. */
  paymentNotes?: readonly PaymentNote[];
  /** Translated name of the payment method. */
  paymentMethod?: string;
  /** The shopper's message to the shop. */
  note?: string;
  /** Absent until the shop has chosen it. */
  deliveryMethod?: DeliveryMethod;
  /** Text from the shop for goods without shipping, such as a code. */
  deliveredText?: string;
  /** Absent before the order is shipped. */
  logistics?: OrderLogistics;
  quantity: number;
  goodsMinor: number;
  couponMinor: number;
  /** Paid with points. */
  pointsMinor: number;
  freightMinor: number;
  payMinor: number;
  /** A refund that is applied for, in progress or complete; some actions are not available then. */
  refund?: OrderRefund;
  /** Refund payments, newest first. */
  refundPayments?: readonly RefundPayment[];
  /** URL of the review form, while goods can be reviewed. */
  reviewHref?: string;
  /** URL of the refund form; absent where no refund is possible. */
  refundHref?: string;
  /** The shop has not begun with it, so it can be cancelled. */
  isCancellable?: boolean;
  /** Until when a completed order can be refunded. */
  refundUntil?: Date;
  /** It is or was to be paid on delivery, so there is no payment in advance. */
  isPaidOnDelivery?: boolean;
  /**
   * Amount to be collected by the courier, in minor units; absent for an order that is paid, or to be paid in
   * advance.
   */
  collectMinor?: number;
  /** Points earned by a completed order, or to be earned by one in progress. */
  points?: number;
}
