import { ChoiceField } from '../field/choice-field';
import type { FieldRoot, FieldTexts } from '../field/field';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { CheckboxBox } from './checkbox-box';

/** Why it changed. A reset of the form is the browser's, and not reported. */
export type CheckboxChangeDetail = NativeChangeDetail;

export type CheckboxProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Some, but not all, of its items are checked. */
      indeterminate?: boolean;
      /** Called with whether it is checked, beside the native `onChange`. */
      onCheckedChange?: (checked: boolean, detail: CheckboxChangeDetail) => void;
      /** Always a checkbox. */
      type?: never;
    }
>;

/**
 * A yes or no choice, or one of several that can all be checked. Other props go to the input. For several with one label
 * and error use CheckboxGroup.
 */
export function Checkbox({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  className,
  style,
  rootProps,
  ...rest
}: CheckboxProps) {
  return (
    <ChoiceField
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={rest.id}
      required={rest.required}
      data-component="checkbox"
    >
      {(control) => <CheckboxBox {...mergeProps(control, rest)} />}
    </ChoiceField>
  );
}
