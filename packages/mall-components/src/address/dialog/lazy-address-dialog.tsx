'use client';
import { late } from '../../internal/lazy-component';
import type { AddressDialogProps } from './address-dialog';

const AddressDialog = late(async () => (await import('./address-dialog')).AddressDialog);

/** The dialog whose code comes with its first opening. */
export const LazyAddressDialog = (props: AddressDialogProps) =>
  props.open ? <AddressDialog {...props} /> : null;
