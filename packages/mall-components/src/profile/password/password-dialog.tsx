'use client';
import { Dialog } from '@vermilion/design-system/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../../internal/messages';
import { FirstField } from '../../login/dialog/first-field';
import { messages } from '../messages';
import { PasswordForm, type PasswordFormProps } from './password-form';

export interface PasswordDialogProps extends Omit<PasswordFormProps, 'onCancel'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the password in a dialog. The parent owns the machine, which keeps the input. */
export function PasswordDialog({ open, onOpenChange, ...form }: PasswordDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      closeOnOutsidePress={false}
      size="sm"
      title={<FormattedMessage {...messages.changePassword} />}
      closeLabel={intl.formatMessage(common.close)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <FirstField>
        <PasswordForm {...form} onCancel={() => onOpenChange(false)} />
      </FirstField>
    </Dialog>
  );
}
