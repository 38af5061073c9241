'use client';
import type { ReactNode, SubmitEvent } from 'react';
import { useMemo, useRef } from 'react';
import { ErrorSummaryContext } from '../field/error-summary-context';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { focusField } from './focus-field';
import * as styles from './form.css';
import type { FormError } from './form-context';
import { FormContext } from './form-context';
import { useFocusOnErrors } from './use-focus-on-errors';

export type FormProps = PropsOf<
  'form',
  {
    /** Errors after a submit, in the order of the fields. Default: `[]`. */
    errors?: readonly FormError[];
    /** An `ErrorSummary`, shown above the fields; without it, the first invalid field receives focus. */
    summary?: ReactNode;
    children: ReactNode;
  }
>;

const none: readonly FormError[] = [];

/**
 * A form. After a failed submit its error summary receives focus, or the first invalid field where there is
 * no summary; the fields also show their errors. The browser's own messages are off (`noValidate`). The default method is POST, so that a native submit does
 * not put input into the URL.
 */
export function Form({ errors = none, summary, onSubmit, children, ...rest }: FormProps) {
  const summaryBox = useRef<HTMLDivElement>(null);
  const hasSummary = summary !== undefined;
  // A new array with the same errors is not a change
  const wrong = errors.map(({ controlId }) => controlId).join(' ');
  const listed = useMemo(() => (hasSummary ? wrong.split(' ') : []), [hasSummary, wrong]);
  const state = useMemo(() => ({ errors, summary: summaryBox }), [errors]);
  const { onAttempt, ...listeners } = useFocusOnErrors(wrong, () => {
    if (summaryBox.current) summaryBox.current.focus();
    else if (errors[0]) focusField(errors[0].controlId);
  });
  const own = {
    method: 'post',
    noValidate: true,
    'data-component': 'form',
    ...listeners,
    className: styles.form,
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    // Even if the app has prevented the native submit, and in one render with the app's errors
    onAttempt();
  };
  return (
    <form {...mergeProps(own, rest)} onSubmit={handleSubmit}>
      {hasSummary && <FormContext value={state}>{summary}</FormContext>}
      <ErrorSummaryContext value={listed}>{children}</ErrorSummaryContext>
    </form>
  );
}
