import type { Arrival } from './arrival-types';

/** Freight and delivery time of a parcel. */
export interface DeliveryTerms {
  /** Minor units. */
  freightMinor: number;
  /** Goods total of the shop from which delivery is free; minor units. */
  freeFromMinor?: number;
  /** When it arrives if it is ordered now. */
  arrival?: Arrival;
  /** Range of days from order to arrival, where only these are known. */
  days?: { from: number; to: number };
}
