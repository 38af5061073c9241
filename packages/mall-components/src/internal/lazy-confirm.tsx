'use client';
import type { ConfirmDialogProps } from '@vermilion/design-system/confirm-dialog';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await import('@vermilion/design-system/confirm-dialog');
  return { default: Dialog };
});

export type LazyConfirmProps = Omit<ConfirmDialogProps, 'cancelLabel' | 'closeLabel'>;

/** A yes or no that is loaded when it is first asked. Give it a key where it may ask different things. */
export function LazyConfirm(props: LazyConfirmProps) {
  const intl = useIntl();
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        {...props}
        cancelLabel={intl.formatMessage(messages.cancel)}
        closeLabel={intl.formatMessage(messages.close)}
      />
    </Suspense>
  );
}
