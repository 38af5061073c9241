'use client';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { type ActionResult, usePending } from '../../internal/use-pending';
import { messages } from './messages';
import * as styles from './order-receipt.css';

export interface ReceiptActionsProps {
  /** Saves the receipt as a file; without it there is no button. */
  onDownload?: () => ActionResult;
}

/** Buttons to print or download the receipt of a paid order. */
export function ReceiptActions({ onDownload }: ReceiptActionsProps) {
  const [pending, download] = usePending(() => onDownload?.());
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="secondary" onClick={() => window.print()}>
        <FormattedMessage {...messages.print} />
      </Button>
      {onDownload && (
        <Button size="sm" variant="secondary" pending={pending} onClick={() => void download()}>
          <FormattedMessage {...messages.download} />
        </Button>
      )}
    </div>
  );
}
