/** Where goods are sent to. Every part of it is needed. */
export interface Address {
  id: number;
  /** The recipient. */
  name: string;
  email: string;
  country: string;
  /** Digits alone, without the plus. */
  dialCode: string;
  phone: string;
  /** Street, house, place. */
  detail: string;
  /** Digits alone. */
  postCode: string;
  isDefault: boolean;
}

/** An address as it is typed; it has no id before it is saved. */
export type AddressDraft = Omit<Address, 'id'>;

/** A country that the form suggests; any other may be typed. */
export interface AddressCountry {
  /** ISO 3166 alpha-2. */
  code: string;
  /** In the shopper's language. */
  name: string;
  /** Digits alone. */
  dialCode: string;
}
