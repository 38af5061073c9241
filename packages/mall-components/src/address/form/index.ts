export { AddressForm } from './address-form';
export type { AddressFormProps } from './address-form';
export { addressFieldsOf, checkAddress, cleanAddress } from './address-rules';
export type { AddressField, AddressProblem, AddressProblems } from './address-rules';
