'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import { mergeRefs } from '../internal/merge-refs';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from '../internal/choice.css';

export type CheckboxProps = PropsOf<
  'input',
  {
    label: ReactNode;
    /** Keep the label for assistive technology only, e.g. in a row that names itself. */
    labelHidden?: boolean;
    /** Some, but not all, of its items are checked. */
    indeterminate?: boolean;
    invalid?: boolean;
    /** Class of the whole row; other props go to the input. */
    className?: string;
    type?: never;
  }
>;

/** A yes or no choice, or one of several that may all be checked. */
export function Checkbox({
  label,
  labelHidden,
  indeterminate = false,
  invalid,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  // Not an attribute, so it is set before the first paint
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <label data-component="checkbox" className={cx(styles.choice, className)}>
      <span className={styles.box}>
        <input
          data-part="input"
          aria-invalid={invalid || undefined}
          {...rest}
          ref={refs}
          type="checkbox"
          className={styles.input}
        />
        <CheckIcon data-mark="checked" className={styles.mark} />
        <MinusIcon data-mark="mixed" className={styles.mark} />
      </span>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span data-part="label" className={styles.label}>
          {label}
        </span>
      )}
    </label>
  );
}
