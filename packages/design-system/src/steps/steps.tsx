import type { ReactNode } from 'react';
import { CheckIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './steps.css';

/** A step of a process. */
export interface Step {
  /** Name of the step. With more than four steps only that of the current one shows in a narrow window. */
  label: ReactNode;
  /** Below the label, e.g. the date. */
  detail?: ReactNode;
}

export type StepsProps = PropsOf<
  'ol',
  {
    /** Accessible name of the list. */
    label: string;
    /** The steps in their order. */
    steps: readonly Step[];
    /** Index of the current step; `steps.length` when all are complete. */
    current: number;
    /** Announced after the label of a complete step. */
    doneLabel: string;
  }
>;

/** Progress through the steps of a process: cart, confirm, pay, done. */
export function Steps({ label, steps, current, doneLabel, ...rest }: StepsProps) {
  return (
    <ol
      {...mergeProps(
        { 'data-component': 'steps', 'aria-label': label, className: styles.list },
        rest,
      )}
    >
      {steps.map((step, index) => {
        // More than four labels do not fit into a narrow window
        const isCrowded = steps.length > 4 && index !== Math.min(current, steps.length - 1);
        const state = index < current ? 'done' : index === current ? 'current' : 'upcoming';
        return (
          <li
            key={index}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
          >
            <span aria-hidden="true" data-part="mark" className={styles.mark}>
              {state === 'done' ? <CheckIcon size="sm" /> : index + 1}
            </span>
            <span data-part="label" className={isCrowded ? styles.crowded : undefined}>
              {step.label}
              {state === 'done' && <span className={visuallyHidden}>, {doneLabel}</span>}
            </span>
            {step.detail}
          </li>
        );
      })}
    </ol>
  );
}
