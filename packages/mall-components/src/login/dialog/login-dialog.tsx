'use client';
import { Dialog, type DialogProps } from '@vermilion/design-system/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginPanel, type LoginPanelProps } from '../login-panel/login-panel';
import { modeTexts } from '../login-panel/mode-texts';
import { messages } from '../messages';
import { FirstField } from './first-field';

export interface LoginDialogProps
  extends LoginPanelProps, Pick<DialogProps, 'open' | 'onOpenChange'> {}

/** The login panel in a dialog. Load it on demand: it imports the dialog component. */
export function LoginDialog({ open, onOpenChange, ...panel }: LoginDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage {...modeTexts[panel.state.mode].name} />}
      titleHidden
      closeLabel={intl.formatMessage(messages.close)}
      size={panel.imageSrc ? 'lg' : 'md'}
      padding="none"
      closeOnOutsidePress={false}
    >
      <FirstField>
        <LoginPanel {...panel} />
      </FirstField>
    </Dialog>
  );
}
