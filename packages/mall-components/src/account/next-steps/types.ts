interface Step {
  /** Different for each of its kind. */
  id: string;
  /** Where it is done. */
  href: string;
}

/** Something that waits for the shopper, the most urgent kinds first. */
export type NextStep =
  /** An order that is not paid; `until` is when it is cancelled. */
  | (Step & { kind: 'pay'; amountMinor: number; pieces: number; until?: Date })
  /** An accepted refund that waits for the goods. */
  | (Step & { kind: 'sendBack'; amountMinor: number })
  | (Step & { kind: 'coupon'; amountMinor: number; name: string; endsAt: Date })
  /** Orders on their way. */
  | (Step & { kind: 'receive'; orders: number })
  /** A refund on its way. */
  | (Step & { kind: 'refund'; amountMinor: number })
  /** Goods to be reviewed. */
  | (Step & { kind: 'review'; goods: number });
