'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt';
import * as styles from './order-receipt.css';
import { usePrinting } from './use-printing';

export interface PrintedReceiptProps extends OrderReceiptProps {
  /** The page on the screen, whose place the receipt takes on paper. */
  children: ReactNode;
}

/** On the screen its children, on paper the receipt. */
export function PrintedReceipt({ children, ...receipt }: PrintedReceiptProps) {
  const printing = usePrinting();
  return (
    <>
      {printing && (
        <div className={styles.onPaper}>
          <OrderReceipt {...receipt} />
        </div>
      )}
      <div className={cx(printing && styles.onScreen)}>{children}</div>
    </>
  );
}
