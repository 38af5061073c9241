interface Step {
  /** Unique among steps of the same kind. */
  id: string;
  /** URL of the page where it is done. */
  href: string;
}

/** A pending task of the shopper. The most urgent kinds come first. */
export type NextStep =
  /** An unpaid order; it is cancelled at `until`. */
  | (Step & { kind: 'pay'; amountMinor: number; pieces: number; until?: Date })
  /** An accepted refund for which the goods have not been sent back. */
  | (Step & { kind: 'sendBack'; amountMinor: number })
  | (Step & { kind: 'coupon'; amountMinor: number; name: string; endsAt: Date })
  /** Shipped orders that are not received yet. */
  | (Step & { kind: 'receive'; orders: number })
  /** A refund in progress. */
  | (Step & { kind: 'refund'; amountMinor: number })
  /** Goods without a review. */
  | (Step & { kind: 'review'; goods: number });
