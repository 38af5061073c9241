/** By a courier company, by somebody of the shop, or not shipped at all. */
export type DeliveryMethod = 'courier' | 'shopCourier' | 'virtual';

/** What a shop asks for a parcel to some countries. */
export interface FreightZone {
  /** ISO 3166 codes, `["US", "CA"]`; empty for all that no other zone names */
  countries: readonly string[];
  /** pieces or grams that `baseMinor` pays for */
  baseUnits: number;
  baseMinor: number;
  /** each further lot of so many pieces or grams, begun or whole, costs `furtherMinor` */
  furtherUnits: number;
  furtherMinor: number;
  /** goods of the shop for this much make the parcel free; null for never */
  freeFromMinor: number | null;
  /** from the order to its arrival; absent where the shop does not say */
  days?: ArrivalDays;
}

export interface ArrivalDays {
  from: number;
  to: number;
}

/** A shop's own rule. Shops without one ask the postage of each product. */
export interface FreightRule {
  by: 'piece' | 'weight';
  zones: readonly FreightZone[];
}
