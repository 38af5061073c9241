'use client';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useNumberField } from 'react-aria/useNumberField';
import { controlClass } from '../field/control-class';
import { Field } from '../field/field';
import * as field from '../field/field.css';
import { blurOf } from '../field/hidden-control';
import { HiddenInput } from '../field/hidden-input';
import { useFieldParts } from '../field/use-field-parts';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { enter, useFormInput } from '../internal/use-form-input';
import * as styles from './number-field.css';
import type { NumberFieldChangeDetail, NumberFieldProps } from './number-field-props';
import { useNumberState } from './use-number-state';

/**
 * A number in the format of the language: with decimals, currency, unit or percent. Submitted as a plain
 * number. For quantities use NumberStepper.
 */
export function NumberField(props: NumberFieldProps) {
  return (
    <I18nProvider locale={props.locale}>
      <NumberFieldControl {...props} />
    </I18nProvider>
  );
}

function NumberFieldControl({
  locale,
  format,
  value: controlled,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  ...props
}: NumberFieldProps) {
  const parts = useFieldParts(props);
  const { id, rest, onBlur } = parts;
  const { disabled, readOnly, required } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const first = defaultValue ?? null;
  const [value, setValue, setOwn] = useControlledState<number | null, [NumberFieldChangeDetail]>(
    controlled,
    first,
    onValueChange,
  );
  const formInput = useFormInput(parts.ref, {
    onReset: (event) => setValue(first, { reason: 'reset', event }),
    onWrite: (written) => setOwn(numberOf(written)),
  });
  const { state, reason } = useNumberState({
    locale,
    format,
    min,
    max,
    step,
    disabled,
    readOnly,
    value,
    // Through the hidden input, so that forms are notified
    onNumber: (next) => enter(formInput.input.current, next === null ? '' : String(next)),
  });
  const { inputProps } = useNumberField(
    {
      id,
      'aria-labelledby': `${id}-label`,
      formatOptions: format,
      minValue: min,
      maxValue: max,
      step,
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isWheelDisabled: true,
    },
    state,
    inputRef,
  );
  const own = {
    ...inputProps,
    // The label names it; this would be text of the library
    'aria-roledescription': undefined,
    'aria-labelledby': undefined,
    'data-part': 'input',
    className: cx(field.input, styles.input),
  };
  return (
    <Field {...parts.texts} data-component="number-field">
      {(control) => (
        <div data-part="control" className={controlClass({ size: parts.size })}>
          <input
            {...mergeProps(
              { ...own, ...control },
              { ...rest, onBlur: blurOf(formInput.input, onBlur) },
            )}
            ref={inputRef}
          />
          <HiddenInput
            {...parts.hidden}
            ref={formInput.ref}
            value={value === null ? '' : String(value)}
            inputRef={inputRef}
            onEnter={(entered, event) =>
              setValue(numberOf(entered), { reason: reason.current, event })
            }
          />
        </div>
      )}
    </Field>
  );
}

const numberOf = (text: unknown) =>
  text === null || text === undefined || text === '' ? null : Number(text);
