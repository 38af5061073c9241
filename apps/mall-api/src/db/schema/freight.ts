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
  /** working days from shipping to arrival; absent if the shop does not specify them */
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

/** What decides when an order arrives, as of when it was placed. */
export interface ArrivalTerms {
  /** HH:mm in the mall's time zone: what is confirmed later begins on the next working day */
  cutOff: string;
  /** working days of the shop until an order is shipped */
  handlingDays: number;
  /** working days of the country of delivery from shipping to arrival */
  days: ArrivalDays;
  /** ISO 3166 code; null while it is not known */
  country: string | null;
  /** days of a holiday of the shop; `until` is the first day after it */
  closed?: { from: string; until: string };
}
