'use client';
import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Alert } from '../alert/alert';
import type { PropsOf } from '../internal/component-props';
import { Link } from '../link/link';
import * as styles from './form.css';

export interface FormError {
  /** Id of the input that it is about. */
  controlId: string;
  /** The same words as at the field. */
  message: ReactNode;
}

export type FormProps = PropsOf<
  'form',
  {
    /** What is wrong after sending, in the order of the fields; an empty list shows nothing. */
    errors?: readonly FormError[];
    /** Title of the summary: how many fields want another look. */
    errorTitle: ReactNode;
    children: ReactNode;
  }
>;

/** Goes to the field itself: an app's router would take the address for a page. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * Fields that are sent together. When something is wrong a summary above them takes the focus, and each
 * of its lines leads to its field. The fields keep their own error beside them. It posts unless told
 * otherwise, so that nothing of what is typed gets into the address when the browser itself sends it.
 */
export function Form({ errors = [], errorTitle, className, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = errors.length > 0;
  useEffect(() => {
    if (wrong) summary.current?.focus();
  }, [wrong, errors]);
  return (
    <form
      method="post"
      noValidate
      data-component="form"
      {...rest}
      className={cx(styles.form, className)}
    >
      {wrong && (
        <Alert
          ref={summary}
          role="alert"
          tone="critical"
          title={errorTitle}
          tabIndex={-1}
          data-part="summary"
          className={styles.summary}
        >
          <ul className={styles.errors}>
            {errors.map(({ controlId, message }) => (
              <li key={controlId}>
                <Link href={`#${controlId}`} onClick={(event) => goToField(event, controlId)}>
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
    </form>
  );
}
