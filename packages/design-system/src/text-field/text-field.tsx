import type { ReactNode } from 'react';
import { controlClass } from '../field/control-class';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as styles from '../field/field.css';
import type { TextFieldSize } from '../field/field-sizes';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { valueChangeHandler } from '../internal/native-change-handlers';
import { typedDirection } from '../internal/typed-direction';

/** Why the text changed. A reset of the form is the browser's, and not reported. */
export type TextFieldChangeDetail = NativeChangeDetail;

export type TextFieldProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Called with the text, beside the native `onChange`. */
      onValueChange?: (value: string, detail: TextFieldChangeDetail) => void;
      /** Before the text, inside the box: an icon, a dial code. */
      prefix?: ReactNode;
      /** After the text, inside the box: a unit, a button. */
      suffix?: ReactNode;
    }
>;

/**
 * A single-line text input. Other props go to the input. For several lines use TextArea, for passwords
 * PasswordField.
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  size = 'md',
  prefix,
  suffix,
  onValueChange,
  id,
  className,
  style,
  rootProps,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={id}
      required={rest.required}
      data-component="text-field"
    >
      {(control) => (
        <div data-part="control" className={controlClass({ size })}>
          {prefix && (
            <span data-part="prefix" className={styles.affix}>
              {prefix}
            </span>
          )}
          <input
            {...mergeProps(
              {
                type: 'text',
                dir: typedDirection(rest.type),
                'data-part': 'input',
                className: styles.input,
                onChange: valueChangeHandler(onValueChange),
                ...control,
              },
              rest,
            )}
          />
          {suffix && (
            <span data-part="suffix" className={styles.affix}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
