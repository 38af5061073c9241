import type { Id } from '../settings';

/** A shipping address. */
export interface Address {
  id: Id;
  /** The recipient. */
  name: string;
  email: string;
  /** Name of the country, in the language in which it was saved. */
  country: string;
  /** Digits only, without the plus. */
  dialCode: string;
  phone: string;
  /** Street, house number and town. */
  detail: string;
  /** In the format of its country; empty where the country has none. */
  postCode: string;
  isDefault: boolean;
}

/** An address that is being edited; it has no id before it is saved. */
export type AddressDraft = Omit<Address, 'id'>;

/** A country to choose. */
export interface AddressCountry {
  /** ISO 3166 alpha-2. */
  code: string;
  /** In the shopper's language. */
  name: string;
  /** Digits only. */
  dialCode: string;
}
