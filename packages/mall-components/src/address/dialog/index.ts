export { AddressDialog } from './address-dialog';
export type { AddressDialogChangeDetail, AddressDialogProps } from './address-dialog';
