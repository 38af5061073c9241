'use client';
import { ChoiceField } from '../field/choice-field';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { checkedChangeHandler } from '../internal/native-change-handlers';
import { readOnlyChoice } from '../internal/read-only';
import * as styles from './switch.css';

/** Why it changed. A reset of the form is the browser's, and not reported. */
export type SwitchChangeDetail = NativeChangeDetail;

export type SwitchProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Called with whether it is checked, beside the native `onChange`. */
      onCheckedChange?: (checked: boolean, detail: SwitchChangeDetail) => void;
      /** Always a checkbox, with the role `switch`. */
      type?: never;
    }
>;

/**
 * A setting that is on or off, with immediate effect. Other props go to the input. In a form that is submitted use
 * Checkbox.
 */
export function Switch({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  readOnly,
  onCheckedChange,
  className,
  style,
  rootProps,
  ...rest
}: SwitchProps) {
  const own = {
    role: 'switch',
    'data-part': 'input',
    onChange: checkedChangeHandler(onCheckedChange),
    ...readOnlyChoice(readOnly),
    className: styles.input,
  };
  return (
    <ChoiceField
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={rest.id}
      required={rest.required}
      data-component="switch"
    >
      {(control) => (
        <span className={styles.box}>
          <input {...mergeProps({ ...own, ...control }, rest)} type="checkbox" />
          <span aria-hidden="true" className={styles.knob} />
        </span>
      )}
    </ChoiceField>
  );
}
