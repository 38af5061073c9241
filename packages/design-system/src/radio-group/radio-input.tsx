import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as choice from '../internal/choice.css';

/** A radio with its custom dot. */
export function RadioInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={choice.box}>
      <input {...rest} type="radio" data-part="input" className={cx(choice.input, className)} />
      <svg
        aria-hidden="true"
        data-mark="checked"
        viewBox="0 0 14 14"
        className={choice.mark}
        fill="currentColor"
      >
        <circle cx="7" cy="7" r="3.5" />
      </svg>
    </span>
  );
}
