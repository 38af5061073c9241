'use client';
import { Button } from '@vermilion/design-system/button';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import * as styles from './order-receipt.css';

/** What can be done with the receipt of a paid order. */
export const ReceiptActions = () => (
  <div className={styles.actions}>
    <Button size="sm" variant="secondary" onClick={() => window.print()}>
      <FormattedMessage {...messages.print} />
    </Button>
  </div>
);
