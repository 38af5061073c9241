export * from './form';
export * from './card';
export * from './list-view';
export type { AddressDialogProps } from './dialog';
export type { Address, AddressCountry, AddressDraft } from './types';
