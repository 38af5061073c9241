export { AddressPicker } from './address-picker';
export type { AddressPickerProps } from './address-picker';
export { visibleAddresses } from './visible-addresses';
