'use client';
import { lazy, Suspense } from 'react';
import type { AddressDialogProps } from './address-dialog';

const AddressDialog = lazy(() =>
  import('./address-dialog').then((module) => ({ default: module.AddressDialog })),
);

/** The dialog whose code comes with its first opening. */
export function LazyAddressDialog(props: AddressDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <AddressDialog {...props} />
    </Suspense>
  );
}
