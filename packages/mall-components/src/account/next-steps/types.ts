interface Step {
  /** Unique among steps of the same kind. */
  id: string;
  /** URL of the page where it is done. */
  href: string;
}

/** A pending task of the shopper. The most urgent kinds come first. */
export type NextStep =
  /** An unpaid order; it is cancelled at `until`. */
  | (Step & {
      /** What has to be done; each kind has its own text and icon. */
      kind: 'pay';
      /** To pay, refunded, or taken off by the coupon; minor units. */
      amountMinor: number;
      /** Number of units in the order. */
      pieces: number;
      /** When the order is cancelled; absent where it is not. */
      until?: Date;
    })
  /** An accepted refund for which the goods have not been sent back. */
  | (Step & { kind: 'sendBack'; amountMinor: number })
  | (Step & {
      kind: 'coupon';
      amountMinor: number;
      /** Name of the coupon, as written by its issuer. */
      name: string;
      /** When the coupon expires. */
      endsAt: Date;
    })
  /** Shipped orders that are not received yet. */
  | (Step & {
      kind: 'receive';
      /** Number of shipped orders that are not received yet. */
      orders: number;
    })
  /** A refund in progress. */
  | (Step & { kind: 'refund'; amountMinor: number })
  /** Goods without a review. */
  | (Step & {
      kind: 'review';
      /** Number of order lines without a review. */
      goods: number;
    });
