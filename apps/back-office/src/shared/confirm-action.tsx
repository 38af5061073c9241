import { Alert } from '@vermilion/design-system/alert';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useToast } from '@vermilion/design-system/toast';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';

export interface ConfirmActionProps<Result> {
  /** The question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The button, as a verb. */
  confirmLabel: string;
  /** The button that leaves things as they are. Default: "Cancel". */
  cancelLabel?: string;
  pendingLabel?: string;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical';
  /** Does it. What it throws is said in the dialog, which stays open. */
  act: () => Promise<Result>;
  /** Words for reasons that mean more here than elsewhere. */
  reasons?: Record<string, MessageDescriptor>;
  /** Said when it is done; it may depend on the result. Default: nothing, where it can be seen. */
  done?: string | ((result: Result) => string);
  onClose: () => void;
}

/** Asks before something is done, and says what became of it. */
export function ConfirmAction<Result>(props: ConfirmActionProps<Result>) {
  const { title, children, confirmLabel, cancelLabel, pendingLabel, tone = 'neutral' } = props;
  const { act, reasons, done, onClose } = props;
  const intl = useIntl();
  const toast = useToast();
  const [error, setError] = useState('');
  const confirm = async () => {
    setError('');
    try {
      const result = await act();
      const message = typeof done === 'function' ? done(result) : done;
      if (message) toast.show({ message, tone: 'positive' });
    } catch (failure) {
      setError(errorMessage(failure, intl, reasons));
      throw failure;
    }
  };
  return (
    <ConfirmDialog
      open
      tone={tone}
      title={title}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={cancelLabel ?? intl.formatMessage(messages.cancel)}
      confirmLabel={confirmLabel}
      pendingLabel={pendingLabel}
      onConfirm={confirm}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap="sm">
        {children}
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
