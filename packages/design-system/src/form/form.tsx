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
    /** Title of the summary: how many fields are invalid. */
    errorTitle: ReactNode;
    children: ReactNode;
  }
>;

/** Focuses the field directly, since a router would handle the hash as a navigation. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * A form. After a failed submit an error summary above the fields takes the focus, with a link to each
 * field; the fields show their own errors too. The default method is POST, so that input does not get
 * into the address when the browser submits it.
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
