'use client';
import { lazyComponent } from '../../internal/lazy-component';
import type { AddressDialogProps } from './address-dialog';

const AddressDialog = lazyComponent(async () => (await import('./address-dialog')).AddressDialog);

/** The dialog; its code is loaded when it first opens. */
export const LazyAddressDialog = (props: AddressDialogProps) =>
  props.open ? <AddressDialog {...props} /> : null;
