import type { Id } from '../settings';

/** A delivery address. */
export interface Address {
  /** Passed to `onSave` when the address is changed. */
  id: Id;
  /** The recipient. */
  name: string;
  /** Of the recipient, for messages about the delivery. */
  email: string;
  /** Name of the country in the language in which it was saved. */
  country: string;
  /** ISO 3166-1 alpha-2, where it is known: the country is then named in the reader's language. */
  countryIso?: string;
  /** Digits only, without the plus. */
  dialCode: string;
  /** The national number, without the dial code. */
  phone: string;
  /** Street and place: the lines of its country besides the postal code, separated by commas. */
  detail: string;
  /** In the format of its country; empty where the country has no postal codes. */
  postCode: string;
  /** Whether the checkout starts with it; true for one address at most. */
  isDefault: boolean;
}

/** An address being edited, without an id until it is saved. */
export type AddressDraft = Omit<Address, 'id' | 'countryIso'>;

/** An option of the country field. */
export interface AddressCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the shopper's language. */
  name: string;
  /** Digits only. */
  dialCode: string;
}
