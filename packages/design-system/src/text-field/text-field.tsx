import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as styles from '../field/field.css';
import type { PropsOf } from '../internal/component-props';

export const textFieldSizes = ['sm', 'md', 'lg'] as const;
export type TextFieldSize = (typeof textFieldSizes)[number];

export type TextFieldProps = PropsOf<
  'input',
  FieldTexts & {
    size?: TextFieldSize;
    /** Before the text, inside the box: an icon, a dial code. */
    prefix?: ReactNode;
    /** After the text, inside the box: a unit, a button. */
    suffix?: ReactNode;
    /** Class of the whole field; other props go to the input. */
    className?: string;
  }
>;

/** One line of text. For several lines use TextArea, for secrets PasswordField. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  size = 'md',
  prefix,
  suffix,
  id,
  required,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className }}
      controlId={id}
      data-component="text-field"
    >
      {(control) => (
        <div data-part="control" className={cx(styles.control, styles.controlSizes[size])}>
          {prefix && (
            <span data-part="prefix" className={styles.affix}>
              {prefix}
            </span>
          )}
          <input
            type="text"
            data-part="input"
            required={required}
            {...rest}
            {...control}
            className={styles.input}
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
