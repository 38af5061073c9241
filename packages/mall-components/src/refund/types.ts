import type { OrderLine, OrderShop } from '../order';

/**
 * How a refund stands: `toReturn` is accepted and waits for the goods, which are on their way to the shop
 * in `returning`; `lapsed` waited for them too long.
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
export type RefundState = (typeof refundStates)[number];

/** Goods of which something can be refunded; `quantity` counts these pieces. */
export interface RefundableLine extends OrderLine {
  /** What is given back for 1, 2 … all of the pieces; minor units. */
  amountsMinor: readonly number[];
}

/** What can be refunded of an order. */
export interface RefundableOrder {
  orderNo: string;
  shop: OrderShop;
  lines: readonly RefundableLine[];
}

/** Why nothing of an order can be refunded at the moment. */
export const refundObstacles = ['unpaid', 'onItsWay', 'inProgress', 'refunded', 'tooLate'] as const;
export type RefundObstacle = (typeof refundObstacles)[number];

/** A reason to choose from. */
export interface RefundReason {
  /** As the shop reads it. */
  value: string;
  /** Translated. */
  label: string;
}

/** What a shopper applies with. */
export interface RefundApplication {
  lines: { id: OrderLine['id']; quantity: number }[];
  /** Value of the reason. */
  reason: string;
  remark: string;
  /** Addresses of uploaded pictures. */
  pictures: string[];
}

/** A refund in the list; its lines hold the pieces that are given back. */
export interface RefundListItem {
  refundNo: string;
  href: string;
  shop: OrderShop;
  state: RefundState;
  lines: readonly OrderLine[];
  quantity: number;
  /** Minor units. */
  amountMinor: number;
  createdAt?: Date;
}

/** The parcel with which goods go back. */
export interface ReturnParcel {
  /** The courier. */
  company: string;
  waybill: string;
}

/** Goods that go back to the shop before their money is given back. */
export interface GoodsReturn {
  /** Until when they are to be sent. */
  until?: Date;
  /** Where they go. */
  address?: string;
  /** Absent until they are sent. */
  parcel?: ReturnParcel;
  sentAt?: Date;
  arrivedAt?: Date;
}

/** A refund in full. */
export interface RefundDetail extends Omit<RefundListItem, 'href'> {
  orderNo: string;
  orderHref: string;
  reason: string;
  remark?: string;
  /** Addresses of pictures. */
  pictures: readonly string[];
  /** Why the shop refused. */
  refusal?: string;
  /** When it was accepted, refused or withdrawn. */
  decidedAt?: Date;
  refundedAt?: Date;
  /** Absent where no goods go back. */
  goodsReturn?: GoodsReturn;
  /** The courier had taken the money, so the shop gives it back by itself. */
  paidByShop?: boolean;
  /** The form for another application; absent where none is possible. */
  applyAgainHref?: string;
}
