import type { Id } from '../settings';

/** A delivery address. */
export interface Address {
  id: Id;
  /** The recipient. */
  name: string;
  email: string;
  /** Name of the country in the language in which it was saved. */
  country: string;
  /** Digits only, without the plus. */
  dialCode: string;
  phone: string;
  /** Street, house number and town. */
  detail: string;
  /** In the format of its country; empty where the country has no postal codes. */
  postCode: string;
  isDefault: boolean;
}

/** An address being edited, without an id until it is saved. */
export type AddressDraft = Omit<Address, 'id'>;

/** An option of the country field. */
export interface AddressCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the shopper's language. */
  name: string;
  /** Digits only. */
  dialCode: string;
}
