'use client';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { ErrorIcon } from '../icon/icons-status';
import { ErrorSummaryContext } from './error-summary-context';
import * as styles from './field.css';

interface FieldErrorProps {
  /** Id of the control. */
  controlId: string;
  children: ReactNode;
}

/**
 * The error in a live region, which must exist before its text so that the text is announced. Errors listed
 * in the form's summary are announced there.
 */
export function FieldError({ controlId, children }: FieldErrorProps) {
  const isListed = useContext(ErrorSummaryContext).includes(controlId);
  return (
    <div aria-live={isListed ? 'off' : 'polite'} data-part="error">
      {children && (
        <p id={`${controlId}-error`} className={styles.error}>
          <ErrorIcon className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
