/** What a parcel costs and when it arrives. */
export interface DeliveryTerms {
  /** Minor units. */
  freightMinor: number;
  /** Goods of the shop for this much make it free; minor units. */
  freeFromMinor?: number;
  /** From the order to its arrival. */
  days?: { from: number; to: number };
}
