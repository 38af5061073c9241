import type { ReactNode } from 'react';
import { ErrorIcon } from '../icon/icons-status';
import * as styles from './field.css';

interface FieldErrorProps {
  id: string | undefined;
  children: ReactNode;
}

/** What is wrong, read out when it appears: the region is there before its text, or nobody would hear it. */
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
