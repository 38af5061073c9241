'use client';
import { cx } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import * as choice from '../internal/choice.css';
import type { PropsOf, RootProps } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { checkedChangeHandler } from '../internal/native-change-handlers';
import { readOnlyChoice } from '../internal/read-only';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './switch.css';

/** Why it changed. A reset of the form is the browser's, and not reported. */
export type SwitchChangeDetail = NativeChangeDetail;

export type SwitchProps = PropsOf<
  'input',
  {
    label: ReactNode;
    /** Visually hides the label, e.g. in a table row that names itself. */
    labelHidden?: boolean;
    /** Called with whether it is checked, beside the native `onChange`. */
    onCheckedChange?: (checked: boolean, detail: SwitchChangeDetail) => void;
    /** Class of the root element; other props go to the input. */
    className?: string;
    /** Style of the root element. */
    style?: CSSProperties;
    /** Other attributes of the root element. */
    rootProps?: RootProps<'label'>;
    /** Always a checkbox, with the role `switch`. */
    type?: never;
  }
>;

/** A setting that is on or off, with immediate effect. In a form that is submitted use Checkbox. */
export function Switch({
  label,
  labelHidden,
  readOnly,
  onCheckedChange,
  className,
  style,
  rootProps = {},
  ...rest
}: SwitchProps) {
  const root = { 'data-component': 'switch', className: cx(choice.choice, className), style };
  const own = {
    role: 'switch',
    'data-part': 'input',
    onChange: checkedChangeHandler(onCheckedChange),
    ...readOnlyChoice(readOnly),
    className: styles.input,
  };
  return (
    <label {...mergeProps(root, rootProps)}>
      <span className={styles.box}>
        <input {...mergeProps(own, rest)} type="checkbox" />
        <span aria-hidden="true" className={styles.knob} />
      </span>
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span data-part="label" className={choice.label}>
          {label}
        </span>
      )}
    </label>
  );
}
