/** Where goods are sent to. */
export interface Address {
  id: number;
  /** The recipient. */
  name: string;
  email: string;
  /** Its name, in whatever language it was saved. */
  country: string;
  /** Digits alone, without the plus. */
  dialCode: string;
  phone: string;
  /** Street, house, place. */
  detail: string;
  /** As its country writes it; empty where it has none. */
  postCode: string;
  isDefault: boolean;
}

/** An address as it is typed; it has no id before it is saved. */
export type AddressDraft = Omit<Address, 'id'>;

/** A country to choose. */
export interface AddressCountry {
  /** ISO 3166 alpha-2. */
  code: string;
  /** In the shopper's language. */
  name: string;
  /** Digits alone. */
  dialCode: string;
}
