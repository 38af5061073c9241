'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt';
import * as styles from './order-receipt.css';
import { usePrinting } from './use-printing';

export interface PrintedReceiptProps extends OrderReceiptProps {
  /** The page on screen, replaced by the receipt in print. */
  children: ReactNode;
}

/** Renders its children on screen, and the receipt in print. */
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
