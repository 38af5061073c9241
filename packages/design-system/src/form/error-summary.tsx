'use client';
import type { MouseEvent, ReactNode } from 'react';
import { use, useId } from 'react';
import { Alert } from '../alert/alert';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Link } from '../link/link';
import { focusField } from './focus-field';
import * as styles from './form.css';
import { FormContext } from './form-context';

export type ErrorSummaryProps = PropsOf<
  'div',
  {
    /** How many fields are invalid. */
    title: ReactNode;
    children?: never;
    /** Always a `group`, since it gets the focus. */
    role?: never;
  }
>;

/** The errors of its form, each with a link to its field; nothing without errors. */
export function ErrorSummary({ title, ...rest }: ErrorSummaryProps) {
  const { errors, summary } = use(FormContext);
  const titleId = useId();
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, id: string) => {
    // A router would handle the hash as a navigation
    event.preventDefault();
    focusField(id);
  };
  const own = {
    ref: summary,
    'aria-labelledby': titleId,
    tabIndex: -1,
    'data-part': 'summary',
    className: styles.summary,
  };
  return (
    <Alert
      {...mergeProps(own, rest)}
      // Not a live region: it receives focus, and would be announced twice
      role="group"
      tone="critical"
      title={<span id={titleId}>{title}</span>}
    >
      <ul className={styles.errors}>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <Link href={`#${controlId}`} onClick={(event) => goTo(event, controlId)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
