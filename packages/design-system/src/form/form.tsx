'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Alert } from '../alert/alert';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Link } from '../link/link';
import { ErrorSummaryContext } from './error-summary-context';
import * as styles from './form.css';

export interface FormError {
  /** Id of the field that it is about: of its input, or of a group of them. */
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

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Focuses the field directly, since a router would handle the hash as a navigation; of a group its chosen control. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  const inGroup = ['input:checked:enabled', `:is(${CONTROLS}):not(:disabled)`];
  const controls = inGroup.map((selector) => field?.querySelector<HTMLElement>(selector));
  (field?.matches(CONTROLS) ? field : controls.find(Boolean))?.focus();
}

/** When the summary takes the focus: after a try to send, and never from what is being typed. */
function useSummaryFocus(wrong: string) {
  const summary = useRef<HTMLDivElement>(null);
  const tried = useRef({ due: false, typed: false, wrong: '' });
  useEffect(() => {
    const { due, typed, wrong: before } = tried.current;
    if (wrong && !typed && (due || wrong !== before)) summary.current?.focus();
    tried.current = { due: false, typed, wrong };
  });
  const listeners = {
    // Captured: what an app prevents is the sending, not the try
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
 * A form. After a failed submit an error summary above the fields takes the focus, with a link to each
 * field; the fields show their own errors too. The default method is POST, so that input does not get
 * into the address when the browser submits it.
 */
export function Form({ errors = [], errorTitle, children, ...rest }: FormProps) {
  const titleId = useId();
  // The same errors in a new list say nothing new
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
        // No live region: the focus reads it, and would read it twice
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
