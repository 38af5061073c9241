'use client';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Link } from '@vermilion/design-system/link';
import { Spinner } from '@vermilion/design-system/spinner';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyQrCode } from '../../internal/lazy-qr-code';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { Price } from '../../settings';
import { actionMessages } from '../action-messages';
import { paymentMessages } from '../payment-messages';
import * as styles from './payment-code-dialog.css';

export interface PaymentCodeDialogProps {
  open: boolean;
  /** Called when it is to close: set `open`. The payment can still arrive. */
  onClose: () => void;
  /** Content of the QR code, from the provider. */
  code: string;
  /** Minor units. */
  amountMinor: number;
  /** Checks the payment at once; it is polled anyway. */
  onPaid: () => ActionResult;
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text);

/** A QR code to scan with the provider's app. The caller closes it when the order is paid. */
export function PaymentCodeDialog({
  open,
  onClose,
  code,
  amountMinor,
  onPaid,
}: PaymentCodeDialogProps) {
  const { formatMessage } = useIntl();
  const [asking, ask] = usePending(onPaid);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...paymentMessages.codeTitle} />}
      description={<FormattedMessage {...paymentMessages.codeDetail} />}
      closeLabel={formatMessage(actionMessages.close)}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()}>
            <FormattedMessage {...paymentMessages.codeUnpaid} />
          </Button>
          <Button variant="primary" pending={asking} onClick={() => void ask()}>
            <FormattedMessage {...paymentMessages.codePaid} />
          </Button>
        </>
      }
    >
      <div data-component="payment-code-dialog" className={styles.content}>
        <Price minor={amountMinor} size="xl" />
        <LazyQrCode enabled={open} value={code} label={formatMessage(paymentMessages.codeLabel)} />
        <p className={styles.waiting}>
          <Spinner />
          <FormattedMessage {...paymentMessages.codeWaiting} />
        </p>
        {isWebAddress(code) && (
          <Link href={code} target="_blank" rel="noreferrer">
            <FormattedMessage {...paymentMessages.codeOpen} />
          </Link>
        )}
      </div>
    </Dialog>
  );
}
