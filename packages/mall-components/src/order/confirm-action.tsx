'use client';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyConfirmDialog } from '../internal/lazy-confirm';
import type { PlainMessage } from '../internal/plain-message';
import type { ActionResult } from '../internal/use-pending';
import { actionMessages } from './action-messages';
import type { ConfirmedAction } from './order-action-bar/order-actions';

interface Question {
  title: PlainMessage;
  warning: PlainMessage;
  tone: 'neutral' | 'critical';
}

const questions: Record<ConfirmedAction, Question> = {
  cancel: {
    title: actionMessages.cancelTitle,
    warning: actionMessages.cancelWarning,
    tone: 'critical',
  },
  delete: {
    title: actionMessages.deleteTitle,
    warning: actionMessages.deleteWarning,
    tone: 'critical',
  },
  confirmReceipt: {
    title: actionMessages.confirmReceiptTitle,
    warning: actionMessages.confirmReceiptWarning,
    tone: 'neutral',
  },
};

export interface ConfirmActionProps {
  /** The action to confirm; the dialog is closed without it. */
  action?: ConfirmedAction;
  /** Whether the order is paid: cancelling refunds it. */
  paid?: boolean;
  /** Called when the dialog is cancelled, or the action has succeeded: remove `action`. */
  onClose: () => void;
  /** A rejection keeps the dialog open. */
  onConfirm: (action: ConfirmedAction) => ActionResult;
}

/** Confirms an action on an order; its code is loaded when it first opens. */
export function ConfirmAction({ action, paid, onClose, onConfirm }: ConfirmActionProps) {
  const intl = useIntl();
  if (!action) return null;
  const { title, warning, tone } = questions[action];
  return (
    <LazyConfirmDialog
      open
      tone={tone}
      title={<FormattedMessage {...title} />}
      confirmLabel={<FormattedMessage {...actionMessages[action]} />}
      cancelLabel={<FormattedMessage {...actionMessages.keep} />}
      closeLabel={intl.formatMessage(actionMessages.close)}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => onConfirm(action)}
    >
      <FormattedMessage
        {...(action === 'cancel' && paid ? actionMessages.cancelPaidWarning : warning)}
      />
    </LazyConfirmDialog>
  );
}
