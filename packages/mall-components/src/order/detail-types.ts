import type { Arrival } from '../delivery/arrival-types';
import type { DeliveryMethod, OrderLogistics, OrderRecipient } from './delivery-types';
import type { OrderShopLines } from './line-types';
import type { PaymentNote } from './payment-note-types';
import type { OrderRefund, RefundPayment } from './refund-types';
import type { OrderState } from './state-types';

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
  /** When it was promised to arrive; absent where nothing was. */
  arrival?: Arrival;
  /** When it was received. */
  receivedAt?: Date;
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
