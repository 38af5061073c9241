'use client';
import { cx } from 'class-variance-authority';
import { controlClass } from '../field/control-class';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import type { TextFieldSize } from '../field/field-sizes';
import { ChevronDownIcon } from '../icon/icons-direction';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import type { NativeChangeDetail } from '../internal/native-change-handlers';
import { valueChangeHandler } from '../internal/native-change-handlers';
import { readOnlySelect } from '../internal/read-only';
import * as styles from './select.css';

/** Why the value changed. A reset of the form is the browser's, and not reported. */
export type SelectChangeDetail = NativeChangeDetail;

export type SelectProps = PropsOf<
  'select',
  FieldTexts &
    FieldRoot & {
      /** Height as of a Button: `sm`, `md` or `lg` are 32, 40 or 48 px in the default brand. */
      size?: TextFieldSize;
      /** Called with the value of the option, beside the native `onChange`. */
      onValueChange?: (value: string, detail: SelectChangeDetail) => void;
      /** Shown, focusable and submitted, but cannot be changed. */
      readOnly?: boolean;
    }
>;

/** Selects one of many options, as a native select; children are `<option>`s. For a few use RadioGroup. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  size = 'md',
  id,
  readOnly,
  onValueChange,
  className,
  style,
  rootProps,
  ...rest
}: SelectProps) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, className, style, rootProps }}
      controlId={id}
      required={rest.required}
      data-component="select"
    >
      {(control) => (
        <div data-part="control" className={controlClass({ size })}>
          <select
            {...mergeProps(
              {
                'data-part': 'input',
                className: cx(field.input, styles.select),
                onChange: valueChangeHandler(onValueChange),
                ...readOnlySelect(readOnly),
                ...control,
              },
              rest,
            )}
          />
          <ChevronDownIcon className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
