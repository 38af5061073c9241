'use client';
import { Dialog } from '@vermilion/design-system/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../../internal/messages';
import { messages } from '../messages';
import * as styles from './settlement-form.css';

export interface AgreementDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** HTML sanitised by the server; an empty string when there is none. */
  html: string;
}

/** The agreement for shops, in a dialog over the form. */
export function AgreementDialog({ open, onOpenChange, html }: AgreementDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      size="lg"
      title={<FormattedMessage {...messages.agreementTitle} />}
      closeLabel={intl.formatMessage(common.close)}
      open={open}
      onOpenChange={onOpenChange}
    >
      {html ? (
        <div className={styles.agreement} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p>
          <FormattedMessage {...messages.noAgreement} />
        </p>
      )}
    </Dialog>
  );
}
