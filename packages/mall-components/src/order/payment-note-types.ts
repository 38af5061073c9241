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
