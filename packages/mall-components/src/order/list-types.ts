import type { Arrival } from '../delivery/arrival-types';
import type { OrderLine, OrderShop, OrderShopLines } from './line-types';
import type { OrderRefund } from './refund-types';
import type { OrderState } from './state-types';

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
  /** When it was placed; absent where the server does not send it. */
  createdAt?: Date;
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
  /** When it was promised to arrive; absent where nothing was. */
  arrival?: Arrival;
  /** When it was received. */
  receivedAt?: Date;
  /** Amount to be collected by the courier, in minor units; absent for a paid order. */
  collectMinor?: number;
}

/** An entry of the order list. */
export type OrderListItem = UnpaidOrder | ShopOrder;
