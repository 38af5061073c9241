'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Alert } from '../alert/alert';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Link } from '../link/link';
import { ErrorSummaryContext } from '../field/error-summary-context';
import * as styles from './form.css';

export interface FormError {
  /** Id of the field: of its input, or of a group. */
  controlId: string;
  /** Same text as the field's error. */
  message: ReactNode;
}

export type FormProps = PropsOf<
  'form',
  {
    /** Errors after a submit, in the order of the fields; an empty list shows nothing. */
    errors?: readonly FormError[];
    /** Title of the summary: how many fields are invalid. */
    errorTitle: ReactNode;
    children: ReactNode;
  }
>;

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Focuses the field directly, since a router would handle the hash as a navigation; in a group, its checked
 * control.
 */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  const inGroup = ['input:checked:enabled', `:is(${CONTROLS}):not(:disabled)`];
  const controls = inGroup.map((selector) => field?.querySelector<HTMLElement>(selector));
  (field?.matches(CONTROLS) ? field : controls.find(Boolean))?.focus();
}

/** Moves focus to the summary after a submit attempt, and never while typing. */
function useSummaryFocus(wrong: string) {
  const summary = useRef<HTMLDivElement>(null);
  const tried = useRef({ due: false, typed: false, wrong: '' });
  useEffect(() => {
    const { due, typed, wrong: before } = tried.current;
    if (wrong && !typed && (due || wrong !== before)) summary.current?.focus();
    tried.current = { due: false, typed, wrong };
  });
  const listeners = {
    // In the capture phase, since an app may prevent the submit
    onSubmitCapture: () => {
      tried.current = { ...tried.current, due: true, typed: false };
    },
    onInputCapture: () => {
      tried.current.typed = true;
    },
  };
  return { summary, listeners };
}

/**
 * A form. After a failed submit an error summary above the fields receives focus, with a link to
 * each field; the fields also show their errors. The default method is POST, so that a native
 * submit does not put input into the URL.
 */
export function Form({ errors = [], errorTitle, children, ...rest }: FormProps) {
  const titleId = useId();
  // A new array with the same errors is not a change
  const wrong = errors.map(({ controlId }) => controlId).join(' ');
  const listed = useMemo(() => wrong.split(' '), [wrong]);
  const { summary, listeners } = useSummaryFocus(wrong);
  const own = {
    method: 'post',
    noValidate: true,
    'data-component': 'form',
    ...listeners,
    className: styles.form,
  };
  return (
    <form {...mergeProps(own, rest)}>
      {wrong && (
        // Not a live region: it receives focus, and would be announced twice
        <Alert
          ref={summary}
          role="group"
          aria-labelledby={titleId}
          tone="critical"
          title={<span id={titleId}>{errorTitle}</span>}
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
      <ErrorSummaryContext value={listed}>{children}</ErrorSummaryContext>
    </form>
  );
}
