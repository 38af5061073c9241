'use client';
import type { ConfirmDialogProps } from '@vermilion/design-system/confirm-dialog';
import { useIntl } from 'react-intl';
import { lazyComponent } from './lazy-component';
import { messages } from './messages';

/** A yes or no, in every part of the mall the same code. */
export const LateConfirmDialog = lazyComponent(
  async () => (await import('@vermilion/design-system/confirm-dialog')).ConfirmDialog,
);

export type LazyConfirmProps = Omit<ConfirmDialogProps, 'cancelLabel' | 'closeLabel'>;

/** A yes or no that is loaded when it is first asked. Give it a key where it may ask different things. */
export function LazyConfirm(props: LazyConfirmProps) {
  const intl = useIntl();
  if (!props.open) return null;
  return (
    <LateConfirmDialog
      {...props}
      cancelLabel={intl.formatMessage(messages.cancel)}
      closeLabel={intl.formatMessage(messages.close)}
    />
  );
}
