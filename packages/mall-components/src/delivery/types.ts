/** Freight and delivery time of a parcel. */
export interface DeliveryTerms {
  /** Minor units. */
  freightMinor: number;
  /** Goods total of the shop from which delivery is free; minor units. */
  freeFromMinor?: number;
  /** Range of days from order to arrival. */
  days?: { from: number; to: number };
}
