/** By a courier company, by the shop itself, or not shipped at all. */
export type DeliveryMethod = 'courier' | 'shopCourier' | 'virtual';

/** A shop's shipping rates for some countries. */
export interface FreightZone {
  /** ISO 3166 codes, `["US", "CA"]`; empty for all countries in no other zone */
  countries: readonly string[];
  /** pieces or grams included in `baseMinor` */
  baseUnits: number;
  baseMinor: number;
  /** every further lot of this size, started or full, costs `furtherMinor` */
  furtherUnits: number;
  furtherMinor: number;
  /** order value from which shipping is free; null for never */
  freeFromMinor: number | null;
  /** days from order to arrival; absent if the shop does not specify them */
  days?: ArrivalDays;
}

export interface ArrivalDays {
  from: number;
  to: number;
}

/** A shop's own shipping rule. Shops without one use the postage of each product. */
export interface FreightRule {
  by: 'piece' | 'weight';
  zones: readonly FreightZone[];
}
