'use client';
import { cva, cx } from 'class-variance-authority';
import type { ChangeEvent, FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { useRef, useState } from 'react';
import type { FieldRoot, FieldTexts } from '../field/field';
import { Field } from '../field/field';
import { MinusIcon, PlusIcon } from '../icon/icons-action';
import { announce } from '../internal/announce';
import type { ChangeDetail } from '../internal/change-detail';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { enter, useFormInput } from '../internal/use-form-input';
import * as styles from './number-stepper.css';
import { clampToRange, digitsOf } from './step';

/** All sizes of NumberStepper: the two smaller control heights of the brand. */
export const numberStepperSizes = ['sm', 'md'] as const;

/** Why the number changed: a button or key, `input` for typing, `reset` of the form. */
export type NumberStepperChangeDetail = ChangeDetail<'increment' | 'decrement' | 'input' | 'reset'>;
type StepReason = 'increment' | 'decrement';

export type NumberStepperProps = PropsOf<
  'input',
  FieldTexts &
    FieldRoot & {
      /** Accessible name of the button that decreases the number. */
      decrementLabel: string;
      /** Accessible name of the button that increases the number. */
      incrementLabel: string;
      /** The number; uncontrolled without it. */
      value?: number;
      /** Initial number. Default: `min`. */
      defaultValue?: number;
      /** Called with an integer within the range, when typing is finished or a button was pressed. */
      onValueChange?: (value: number, detail: NumberStepperChangeDetail) => void;
      /** The smallest number; a smaller one that was typed becomes it. */
      min?: number;
      /** The largest number; a larger one that was typed becomes it. */
      max?: number;
      /** Height: 32 or 40 px in the default brand. */
      size?: (typeof numberStepperSizes)[number];
      /** Always a text input with a numeric keyboard. */
      type?: never;
    }
>;

const buttonRecipe = /* @__PURE__ */ cva(styles.button, { variants: { size: styles.buttonSizes } });
const stepperRecipe = /* @__PURE__ */ cva(styles.stepper, { variants: { size: styles.heights } });

/**
 * An integer with buttons to decrease and increase it. Only digits can be typed; arrow keys, Page Up and
 * Down, Home and End step. Other props go to the input.
 */
export function NumberStepper({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  decrementLabel,
  incrementLabel,
  min = 1,
  max = 999,
  value: controlled,
  defaultValue = min,
  onValueChange,
  size = 'md',
  id,
  className,
  style,
  rootProps,
  ref: given,
  ...rest
}: NumberStepperProps) {
  const { disabled = false, readOnly = false } = rest;
  const [value, setValue, setOwn] = useControlledState(controlled, defaultValue, onValueChange);
  /** The text while typing; may be empty or out of range. */
  const [draft, setDraft] = useState<string>();
  /** Reason of the next change, when it is not typing. */
  const entering = useRef<StepReason | 'input'>(undefined);
  const range = { min, max };

  const { input, ref } = useFormInput(given, {
    onReset: (event) => {
      setDraft(undefined);
      setValue(defaultValue, { reason: 'reset', event });
    },
    onWrite: (written) => setOwn(clampToRange(Number(written), range)),
  });
  const settle = (next: number, reason: NumberStepperChangeDetail['reason'], event: Event) => {
    setDraft(undefined);
    setValue(clampToRange(next, range), { reason, event });
  };
  /** Enters a number as a visitor would, so that forms and their libraries are notified. */
  const commit = (next: number, reason: StepReason | 'input', event: Event) => {
    const text = String(clampToRange(next, range));
    if (input.current?.value === text) return settle(Number(text), reason, event);
    entering.current = reason;
    enter(input.current, text);
    entering.current = undefined;
  };
  const step = (next: number, reason: StepReason, { nativeEvent }: SyntheticEvent) => {
    if (disabled || readOnly) return;
    commit(next, reason, nativeEvent);
    // Focus is on the button, or nowhere after a touch, so the new value is announced
    if (document.activeElement !== input.current) announce(String(clampToRange(next, range)));
  };
  const onChange = ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
    if (entering.current) settle(Number(target.value), entering.current, event);
    else setDraft(digitsOf(target.value, max));
  };
  const finish = (event: Event) => {
    if (draft === '') setDraft(undefined);
    else if (draft !== undefined) commit(Number(draft), 'input', event);
  };
  const typed = draft ? Number(draft) : value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return finish(event.nativeEvent);
    const act = {
      ArrowUp: () => step(typed + 1, 'increment', event),
      ArrowDown: () => step(typed - 1, 'decrement', event),
      PageUp: () => step(typed + 10, 'increment', event),
      PageDown: () => step(typed - 10, 'decrement', event),
      Home: () => step(min, 'decrement', event),
      End: () => step(max, 'increment', event),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const button = (reason: StepReason) => {
    const up = reason === 'increment';
    const atEnd = up ? value >= max : value <= min;
    return (
      <button
        type="button"
        data-part={reason}
        // The arrow keys do the same in the spinbutton
        tabIndex={-1}
        aria-label={up ? incrementLabel : decrementLabel}
        disabled={disabled}
        // Not `disabled`, since it may have focus
        aria-disabled={atEnd || readOnly || undefined}
        onClick={(event) => !atEnd && step(typed + (up ? 1 : -1), reason, event)}
        className={buttonRecipe({ size })}
      >
        {up ? <PlusIcon /> : <MinusIcon />}
      </button>
    );
  };
  const own = {
    role: 'spinbutton',
    'data-part': 'input',
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
    onChange,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: ({ nativeEvent }: FocusEvent) => finish(nativeEvent),
    onKeyDown,
    className: styles.input,
  } as const;
  return (
    <Field
      {...{ label, labelHidden, hint, error, invalid, style, rootProps }}
      controlId={id}
      required={rest.required}
      className={cx(styles.root, className)}
      data-component="number-stepper"
      data-disabled={disabled ? '' : undefined}
    >
      {(control) => (
        <div
          data-part="control"
          data-disabled={disabled ? '' : undefined}
          className={stepperRecipe({ size })}
        >
          {button('decrement')}
          <input
            {...mergeProps({ ...own, ...control }, rest)}
            type="text"
            value={draft ?? String(value)}
            ref={ref}
          />
          {button('increment')}
        </div>
      )}
    </Field>
  );
}
