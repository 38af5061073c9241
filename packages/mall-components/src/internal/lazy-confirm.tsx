'use client';
import type { ConfirmDialogProps } from '@vermilion/design-system/confirm-dialog';
import { useIntl } from 'react-intl';
import { lazyComponent } from './lazy-component';
import { messages } from './messages';

/** One lazy ConfirmDialog, shared by the whole package. */
export const LazyConfirmDialog = lazyComponent(
  async () => (await import('@vermilion/design-system/confirm-dialog')).ConfirmDialog,
);

export type LazyConfirmProps = Omit<ConfirmDialogProps, 'cancelLabel' | 'closeLabel'>;

/**
 * A ConfirmDialog that is loaded when it first opens. Give it a `key` where the same instance asks different
 * questions.
 */
export function LazyConfirm(props: LazyConfirmProps) {
  const intl = useIntl();
  if (!props.open) return null;
  return (
    <LazyConfirmDialog
      {...props}
      cancelLabel={intl.formatMessage(messages.cancel)}
      closeLabel={intl.formatMessage(messages.close)}
    />
  );
}
