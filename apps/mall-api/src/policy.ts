/** What a mall owner decides. A rule that needs one of these takes it from here and never repeats it. */
export interface Policy {
  /** What the home call hands to the storefront. */
  currency: { country: string; currency: string; symbol: string; ID: string };
  /** Offset of the mall's clock from UTC, for the times on the wire. */
  zoneOffsetMinutes: number;
  session: { days: number; renewAfterMinutes: number };
  code: {
    minutes: number;
    tries: number;
    /** Seconds before another code goes to the same address. */
    resendSeconds: number;
    perAddressHour: number;
    perIpHour: number;
  };
  /** Wrong passwords before an address or a caller has to wait. */
  signIn: { perAccount: number; perIp: number; windowMinutes: number };
  password: { min: number; max: number; kinds: number };
  /** A draft of an order (pre-order) lives this long. */
  preOrderMinutes: number;
  /** An order that nobody pays is cancelled after this time. */
  orderCancelHours: number;
  /** Freight is the product's own amount times the quantity; this much goods value makes it free. */
  freight: { freeFromMinor: number | null };
  /** Points for each whole unit of money paid, and what a point is worth. */
  points: { perUnit: number; worthMinor: number };
  cart: { maxQuantity: number; maxRows: number };
  address: { maxPerUser: number };
  visitor: { open: boolean };
}

export const defaultPolicy: Policy = {
  currency: { country: 'USA', currency: 'USD', symbol: '$', ID: '256' },
  zoneOffsetMinutes: 8 * 60,
  session: { days: 7, renewAfterMinutes: 60 },
  code: { minutes: 10, tries: 5, resendSeconds: 60, perAddressHour: 5, perIpHour: 30 },
  signIn: { perAccount: 10, perIp: 50, windowMinutes: 15 },
  password: { min: 8, max: 20, kinds: 3 },
  preOrderMinutes: 5,
  orderCancelHours: 2,
  freight: { freeFromMinor: null },
  points: { perUnit: 1, worthMinor: 1 },
  cart: { maxQuantity: 99, maxRows: 200 },
  address: { maxPerUser: 50 },
  visitor: { open: false },
};
