'use client';
import { lazy, Suspense } from 'react';
import type { PasswordDialogProps } from './password-dialog';

const PasswordDialog = lazy(async () => {
  const { PasswordDialog: Dialog } = await import('./password-dialog');
  return { default: Dialog };
});

/** The dialog whose code comes with its first opening. */
export function LazyPasswordDialog(props: PasswordDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PasswordDialog {...props} />
    </Suspense>
  );
}
