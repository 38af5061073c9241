/** Recipient of the goods. */
export interface OrderRecipient {
  /** Of the recipient, as typed in the address. */
  name: string;
  /** With plus and dial code, where known. */
  phone: string;
  /** Absent where none was given. */
  email?: string;
  /** Postal address in one line; an empty string when nothing is shipped. */
  address: string;
}

/** By a courier company, by the shop's own staff, or without shipping: the shop sends a code or a text. */
export const deliveryMethods = ['courier', 'shopCourier', 'virtual'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** A tracking event. */
export interface LogisticsTrace {
  /** When it happened. */
  at: Date;
  /** As written by the courier, in the courier's language. */
  text: string;
}

/** The delivery of an order. */
export interface OrderLogistics {
  /** Name of the company; absent for the shop's own delivery. */
  courier?: string;
  /** Tracking number of the parcel. */
  waybill?: string;
  /** Name of the person who delivers, for the shop's own delivery. */
  courierName?: string;
  /** Phone number of that person. */
  courierPhone?: string;
  /** In any order; the newest is shown first. */
  traces: readonly LogisticsTrace[];
}
