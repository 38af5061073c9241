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
