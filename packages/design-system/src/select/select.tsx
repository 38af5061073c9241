import { cx } from 'class-variance-authority';
import type { FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { ChevronDownIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import type { TextFieldSize } from '../text-field/text-field';
import * as styles from './select.css';

export type SelectProps = PropsOf<
  'select',
  FieldTexts & {
    size?: TextFieldSize;
    className?: string;
  }
>;

/** One of many, with the browser's own list; children are `<option>`s. For a few use RadioGroup. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  size = 'md',
  id,
  required,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, required, className }}
      controlId={id}
      data-component="select"
    >
      {(control) => (
        <div data-part="control" className={cx(field.control, field.controlSizes[size])}>
          <select
            data-part="input"
            required={required}
            {...rest}
            {...control}
            className={cx(field.input, styles.select)}
          />
          <ChevronDownIcon className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
