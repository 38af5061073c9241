'use client';
import { lazyComponent } from '../../internal/lazy-component';
import type { PasswordDialogProps } from './password-dialog';

const PasswordDialog = lazyComponent(
  async () => (await import('./password-dialog')).PasswordDialog,
);

/** The dialog, loaded when it first opens. */
export const LazyPasswordDialog = (props: PasswordDialogProps) =>
  props.open ? <PasswordDialog {...props} /> : null;
