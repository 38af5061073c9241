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
/** One of `orderStates`. */
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
/** One of `orderTabs`. */
export type OrderTab = (typeof orderTabs)[number];

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
}

/** An unpaid master order; it can contain goods of several shops. */
export interface UnpaidOrder {
  /** `unpaid`: a master order. `shop`: an order of one shop. */
  kind: 'unpaid';
  /** Number of the master order. */
  orderNo: string;
  /** URL of the order. */
  href: string;
  /** What was ordered, by shop. */
  shops: readonly OrderShopLines[];
  /** Number of units, all shops together. */
  quantity: number;
  /** Minor units. */
  payMinor: number;
  /** When it was placed; absent where the server does not send it. */
  createdAt?: Date;
  /** When it is cancelled automatically. */
  payUntil?: Date;
  /** Its payment was accepted, and is being confirmed: it cannot be paid again. */
  isPaymentProcessing?: boolean;
}

/** An order of one shop that is paid, or to be paid on delivery. */
export interface ShopOrder {
  /** Tells it from an unpaid master order. */
  kind: 'shop';
  /** Number of the shop order; passed to the callbacks. */
  orderNo: string;
  /** URL of the order. */
  href: string;
  /** The shop that sells the goods. */
  shop: OrderShop;
  /** Determines badge and actions. */
  state: OrderState;
  /** What was ordered, in display order. */
  lines: readonly OrderLine[];
  /** Number of units of all lines. */
  quantity: number;
  /** Minor units. */
  payMinor: number;
  /** When it was placed. */
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

/** An entry of the order list. */
export type OrderListItem = UnpaidOrder | ShopOrder;

/** Recipient of the goods. */
export interface OrderRecipient {
  /** Of the recipient, as typed in the address. */
  name: string;
  /** With plus and dial code, where known. */
  phone: string;
  /** Absent where none was given. */
  email?: string;
  /** Postal address in one line; an empty string when nothing is shipped. */
  address: string;
}

/** By a courier company, by the shop's own staff, or without shipping: the shop sends a code or a text. */
export const deliveryMethods = ['courier', 'shopCourier', 'virtual'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** A tracking event. */
export interface LogisticsTrace {
  /** When it happened. */
  at: Date;
  /** As written by the courier, in the courier's language. */
  text: string;
}

/** The delivery of an order. */
export interface OrderLogistics {
  /** Name of the company; absent for the shop's own delivery. */
  courier?: string;
  /** Tracking number of the parcel. */
  waybill?: string;
  /** Name of the person who delivers, for the shop's own delivery. */
  courierName?: string;
  /** Phone number of that person. */
  courierPhone?: string;
  /** In any order; the newest is shown first. */
  traces: readonly LogisticsTrace[];
}

/** Stage of an order's refund. */
export type OrderRefundStage = 'applied' | 'toReturn' | 'refunding' | 'refunded';

/** A refund of an order, open or complete. */
export interface OrderRefund {
  /** How far it has come. */
  stage: OrderRefundStage;
  /** URL of the refund, or of the refund list; absent when the viewer has no access. */
  href?: string;
}

/** A refund payment of an order. */
export interface RefundPayment {
  /** Number of the refund. */
  refundNo: string;
  /** The amount that was paid back; minor units. */
  minor: number;
  /** When it was paid back; absent where the server does not send it. */
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
/** One of `paymentNoteKinds`. */
export type PaymentNoteKind = (typeof paymentNoteKinds)[number];

/** Something that happened to a payment at its provider. */
export interface PaymentNote {
  /** What happened. */
  kind: PaymentNoteKind;
  /** Minor units. */
  minor: number;
  /** When it happened. */
  at: Date;
}

/** An order with all details: of one shop, or an unpaid master order. Amounts in minor units. */
export interface OrderDetail {
  /** Number of the shop order, or of the master order while it is unpaid; passed to the callbacks. */
  orderNo: string;
  /** Determines description, steps and actions. */
  state: OrderState;
  /** What was ordered: of one shop, or of several while it is unpaid. */
  shops: readonly OrderShopLines[];
  /** Who receives the goods, and where. */
  recipient: OrderRecipient;
  /** When it was placed. */
  createdAt: Date;
  /** When it was paid; absent while it is not. */
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
  /** Number of units of all lines. */
  quantity: number;
  /** Price × quantity of all lines. */
  goodsMinor: number;
  /** Reduction by coupons; positive. */
  couponMinor: number;
  /** Paid with points. */
  pointsMinor: number;
  /** Freight of all shops. */
  freightMinor: number;
  /** Paid or to be paid: goods and freight, less coupons and points. */
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
