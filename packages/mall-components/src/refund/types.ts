import type { OrderLine, OrderShop } from '../order';

/**
 * States of a refund. `toReturn`: accepted, the goods have to be sent back. `returning`: they are on their
 * way to the shop. `lapsed`: they were not sent in time.
 */
export const refundStates = [
  'applied',
  'refused',
  'withdrawn',
  'toReturn',
  'returning',
  'lapsed',
  'refunding',
  'refunded',
] as const;
/** One of `refundStates`. */
export type RefundState = (typeof refundStates)[number];

/** A line with units that can be refunded; `quantity` is their number. */
export interface RefundableLine extends OrderLine {
  /** Refund amount for 1, 2 … all of the units; minor units. */
  amountsMinor: readonly number[];
}

/** The refundable part of an order. */
export interface RefundableOrder {
  /** Number of the shop order. */
  orderNo: string;
  /** The shop that sold the goods. */
  shop: OrderShop;
  /** Lines with units that can be refunded. */
  lines: readonly RefundableLine[];
}

/** Why nothing of an order can be refunded at the moment. */
export const refundObstacles = ['unpaid', 'inProgress', 'refunded', 'tooLate'] as const;
/** One of `refundObstacles`. */
export type RefundObstacle = (typeof refundObstacles)[number];

/** An option of the reason field. */
export interface RefundReason {
  /** Sent to the shop. */
  value: string;
  /** Translated. */
  label: string;
}

/** An application for a refund, as submitted. */
export interface RefundApplication {
  /** The lines with the number of units to be refunded, from 1. */
  lines: { id: OrderLine['id']; quantity: number }[];
  /** `value` of the reason. */
  reason: string;
  /** The shopper's explanation; an empty string for none. */
  remark: string;
  /** URLs of uploaded images. */
  pictures: string[];
}

/** A refund in the list; its lines have the refunded units only. */
export interface RefundListItem {
  /** Number of the refund; passed to the callbacks. */
  refundNo: string;
  /** URL of the refund. */
  href: string;
  /** The shop that sold the goods. */
  shop: OrderShop;
  /** Determines badge and actions. */
  state: RefundState;
  /** The refunded lines; their `quantity` is the number of refunded units. */
  lines: readonly OrderLine[];
  /** Number of refunded units of all lines. */
  quantity: number;
  /** Minor units. */
  amountMinor: number;
  /** When it was applied for; absent where the server does not send it. */
  createdAt?: Date;
}

/** The parcel in which goods are sent back. */
export interface ReturnParcel {
  /** Name of the courier. */
  company: string;
  /** Tracking number of the parcel. */
  waybill: string;
}

/** Goods to be sent back to the shop before the refund is paid. */
export interface GoodsReturn {
  /** Deadline for sending them. */
  until?: Date;
  /** Return address. */
  address?: string;
  /** Absent until they are sent. */
  parcel?: ReturnParcel;
  /** When the shopper has reported the parcel; absent before. */
  sentAt?: Date;
  /** When the shop has confirmed the arrival; absent before. */
  arrivedAt?: Date;
}

/** A refund with all details. */
export interface RefundDetail extends Omit<RefundListItem, 'href'> {
  /** Number of the shop order. */
  orderNo: string;
  /** URL of the order. */
  orderHref: string;
  /** The chosen reason, in the shopper's language where it is known. */
  reason: string;
  /** The shopper's explanation; absent for none. */
  remark?: string;
  /** URLs of images. */
  pictures: readonly string[];
  /** Why the shop refused. */
  refusal?: string;
  /** When it was accepted, refused or withdrawn. */
  decidedAt?: Date;
  /** When the amount was paid back; absent before. */
  refundedAt?: Date;
  /** Absent where no goods are sent back. */
  goodsReturn?: GoodsReturn;
  /** The order was paid to the courier, so the shop pays the refund itself. */
  paidByShop?: boolean;
  /** URL of the form for another application; absent where none is possible. */
  applyAgainHref?: string;
}
