import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/icons-status';
import * as styles from './field.css';

interface FieldErrorProps {
  id: string | undefined;
  children: ReactNode;
}

/** The error in a live region, which must exist before its text so that the text is announced. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite" data-part="error">
      {children && (
        <p id={id} className={styles.error}>
          <ErrorIcon className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
