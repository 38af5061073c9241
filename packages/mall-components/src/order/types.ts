import type { Id } from '../settings';

/** States of an order. On the wire unpaid is a flag, the others are 0, 1, 2, 3 and 9. */
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
  'toPay',
  'toShip',
  'toReceive',
  'toReview',
  'completed',
  'refunds',
  'cancelled',
] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Units of a line that go back. */
export interface RefundedPieces {
  /** Applied for or on their way. */
  refunding: number;
  refunded: number;
}

/** What a line adds to the sums of its order; minor units. */
export interface OrderLineShares {
  couponMinor: number;
  /** What points paid. */
  pointsMinor: number;
  freightMinor: number;
  /** Price × quantity + freight − coupon − points. */
  payMinor: number;
}

/** Ordered goods of one sku. */
export interface OrderLine {
  id: Id;
  name: string;
  href: string;
  imageSrc: string;
  /** The chosen options as one text. */
  specification?: string;
  /** Of one piece; minor units. */
  priceMinor: number;
  quantity: number;
  /** Absent where nothing of it is refunded. */
  pieces?: RefundedPieces;
  /** Absent where the server does not say them. */
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

/** A master order that waits for its payment; it may hold goods of several shops. */
export interface UnpaidOrder {
  kind: 'unpaid';
  /** Number of the master order. */
  orderNo: string;
  href: string;
  shops: readonly OrderShopLines[];
  /** Pieces, all shops together. */
  quantity: number;
  /** Minor units. */
  payMinor: number;
  createdAt?: Date;
  /** When it is cancelled automatically. */
  payUntil?: Date;
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
  /** Where its goods are reviewed, while they wait for it. */
  reviewHref?: string;
  /** What its courier is to be paid; absent for an order that is paid. Minor units. */
  collectMinor?: number;
}

export type OrderListItem = UnpaidOrder | ShopOrder;

/** Who receives the goods. */
export interface OrderRecipient {
  name: string;
  phone: string;
  email?: string;
  address: string;
}

/** By a courier company, by somebody of the shop, or not shipped: the shop sends a code or a text. */
export const deliveryMethods = ['courier', 'shopCourier', 'virtual'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** One message of the courier. */
export interface LogisticsTrace {
  at: Date;
  text: string;
}

/** The delivery of an order. */
export interface OrderLogistics {
  courier?: string;
  /** Number of the parcel. */
  waybill?: string;
  /** The courier's name, where the shop delivers itself. */
  courierName?: string;
  courierPhone?: string;
  /** In any order; the newest is shown first. */
  traces: readonly LogisticsTrace[];
}

/** How far a refund of an order has come. */
export type OrderRefundStage = 'applied' | 'toReturn' | 'refunding' | 'refunded';

export interface OrderRefund {
  stage: OrderRefundStage;
  /** The page of the refund, or of all of the shopper; absent for who cannot open it. */
  href?: string;
}

/** Money of an order that went back. */
export interface RefundPayment {
  refundNo: string;
  minor: number;
  at?: Date;
}

/** An order in full: of one shop, or a master order before its payment. Sums in minor units. */
export interface OrderDetail {
  orderNo: string;
  state: OrderState;
  shops: readonly OrderShopLines[];
  recipient: OrderRecipient;
  createdAt: Date;
  paidAt?: Date;
  /** When an unpaid order is cancelled automatically. */
  payUntil?: Date;
  /** Translated name of the payment method. */
  paymentMethod?: string;
  /** What the shopper wrote to the shop. */
  note?: string;
  /** Absent before the shop has decided about it. */
  deliveryMethod?: DeliveryMethod;
  /** What the shop sent of goods that are not shipped, such as a code. */
  deliveredText?: string;
  /** Absent before the order is shipped. */
  logistics?: OrderLogistics;
  quantity: number;
  goodsMinor: number;
  couponMinor: number;
  /** What points paid. */
  pointsMinor: number;
  freightMinor: number;
  payMinor: number;
  /** A refund that is applied for, on its way or complete; some actions are not available then. */
  refund?: OrderRefund;
  /** What was paid back of it, newest first. */
  refundPayments?: readonly RefundPayment[];
  /** Where its goods are reviewed, while they wait for it. */
  reviewHref?: string;
  /** The form of an application for a refund; absent where none is possible. */
  refundHref?: string;
  /** Until when a completed order can be refunded. */
  refundUntil?: Date;
  /** Its courier is paid, or was: there was never anything to pay in advance. */
  isPaidOnDelivery?: boolean;
  /** What its courier is to be paid; absent for an order that is paid, or to be paid in advance. Minor units. */
  collectMinor?: number;
  /** Points that a completed order has earned, or that one on its way will earn. */
  points?: number;
}
