'use client';
import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { CheckIcon, MinusIcon } from '../icon/icons-action';
import * as styles from '../internal/choice.css';
import type { PropsOf, RootProps } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { checkedChangeHandler } from '../internal/native-change-handlers';
import { readOnlyChoice } from '../internal/read-only';
import { useMergedRefs } from '../internal/use-merged-refs';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Why it changed. A reset of the form is the browser's, and not reported. */
export type CheckboxChangeDetail = NativeChangeDetail;

export type CheckboxProps = PropsOf<
  'input',
  {
    label: ReactNode;
    /** Visually hides the label, e.g. in a table row that names itself. */
    labelHidden?: boolean;
    /** Some, but not all, of its items are checked. */
    indeterminate?: boolean;
    /** Marks it as invalid, also for assistive technology. The error text is up to the surroundings. */
    invalid?: boolean;
    /** Called with whether it is checked, beside the native `onChange`. */
    onCheckedChange?: (checked: boolean, detail: CheckboxChangeDetail) => void;
    /** Class of the root element; other props go to the input. */
    className?: string;
    /** Style of the root element. */
    style?: CSSProperties;
    /** Other attributes of the root element. */
    rootProps?: RootProps<'label'>;
    /** Always a checkbox. */
    type?: never;
  }
>;

/** A yes or no choice, or one of several that can all be checked. */
export function Checkbox({
  label,
  labelHidden,
  indeterminate = false,
  invalid,
  readOnly,
  onCheckedChange,
  className,
  style,
  rootProps = {},
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(input, ref);
  // `indeterminate` is not an attribute, so it is set before the first paint
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const root = { 'data-component': 'checkbox', className: cx(styles.choice, className), style };
  const own = {
    'data-part': 'input',
    'aria-invalid': invalid || undefined,
    onChange: checkedChangeHandler(onCheckedChange),
    ...readOnlyChoice(readOnly),
    className: styles.input,
  };
  return (
    <label {...mergeProps(root, rootProps)}>
      <span className={styles.box}>
        <input {...mergeProps(own, rest)} type="checkbox" ref={refs} />
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
