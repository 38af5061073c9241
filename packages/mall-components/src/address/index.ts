export { AddressForm } from './address-form/address-form';
export type { AddressFormProps } from './address-form/address-form';
export { AddressFieldError } from './address-form/address-field-error';
export { addressFieldsOf, checkAddress, cleanAddress } from './address-form/address-rules';
export type {
  AddressField,
  AddressInput,
  AddressProblem,
  AddressProblems,
} from './address-form/address-rules';
export { AddressText } from './address-text';
export type { AddressTextProps } from './address-text';
export { AddressCard } from './address-card';
export type { AddressCardProps } from './address-card';
export { AddressListView } from './address-list-view/address-list-view';
export type { AddressListViewProps } from './address-list-view/address-list-view';
export type { AddressDialogProps } from './dialog';
export type { Address, AddressCountry, AddressDraft } from './types';
