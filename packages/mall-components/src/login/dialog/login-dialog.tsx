'use client';
import { Dialog, type DialogProps } from '@vermilion/design-system/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginPanel, type LoginPanelProps } from '../login-panel/login-panel';
import { modeTexts } from '../login-panel/mode-texts';
import { messages } from '../messages';
import { FirstField } from './first-field';

export interface LoginDialogProps
  extends LoginPanelProps, Pick<DialogProps, 'open' | 'onOpenChange'> {}

/** The login panel over the page. Load it when it is wanted: it brings the dialog with it. */
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
