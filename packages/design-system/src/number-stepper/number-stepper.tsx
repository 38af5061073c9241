'use client';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import * as styles from './number-stepper.css';
import { clampToRange, digitsOf } from './step';

export const numberStepperSizes = ['sm', 'md'] as const;

export interface NumberStepperChangeDetail {
  reason: 'increment' | 'decrement' | 'input';
}

export type NumberStepperProps = PropsOf<
  'div',
  {
    /** Accessible name of the number, e.g. "Quantity of Blue mug". */
    label: string;
    decrementLabel: string;
    incrementLabel: string;
    value: number;
    /** Called with a whole number within the range, once typing is finished or a button was pressed. */
    onValueChange: (value: number, detail: NumberStepperChangeDetail) => void;
    min?: number;
    max?: number;
    disabled?: boolean;
    size?: (typeof numberStepperSizes)[number];
  }
>;

/** A whole number with a button on either side. Only digits can be typed; arrow, page, Home and End keys step. */
export function NumberStepper({
  label,
  decrementLabel,
  incrementLabel,
  value,
  onValueChange,
  min = 1,
  max = 999,
  disabled = false,
  size = 'md',
  className,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  ...rest
}: NumberStepperProps) {
  /** What is being typed, which may be empty or out of range until it is finished. */
  const [draft, setDraft] = useState<string>();
  const range = { min, max };

  const change = (next: number, reason: NumberStepperChangeDetail['reason']) => {
    setDraft(undefined);
    const allowed = clampToRange(next, range);
    if (allowed !== value) onValueChange(allowed, { reason });
  };
  const finish = () => {
    if (draft === undefined) return;
    if (draft === '') setDraft(undefined);
    else change(Number(draft), 'input');
  };
  const typed = draft ? Number(draft) : value;
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = {
      ArrowUp: () => change(typed + 1, 'increment'),
      ArrowDown: () => change(typed - 1, 'decrement'),
      PageUp: () => change(typed + 10, 'increment'),
      PageDown: () => change(typed - 10, 'decrement'),
      Home: () => change(min, 'decrement'),
      End: () => change(max, 'increment'),
      Enter: finish,
    }[event.key];
    if (!step) return;
    if (event.key !== 'Enter') event.preventDefault();
    step();
  };

  const button = (reason: 'increment' | 'decrement') => {
    const up = reason === 'increment';
    return (
      <button
        type="button"
        data-part={reason}
        // The arrow keys do the same from the number itself, as spinbuttons do
        tabIndex={-1}
        aria-label={up ? incrementLabel : decrementLabel}
        disabled={disabled || (up ? value >= max : value <= min)}
        onClick={() => change(typed + (up ? 1 : -1), reason)}
        className={cx(styles.button, styles.buttonSizes[size])}
      >
        {up ? <PlusIcon /> : <MinusIcon />}
      </button>
    );
  };

  return (
    <div
      data-component="number-stepper"
      data-disabled={disabled ? '' : undefined}
      {...rest}
      className={cx(styles.stepper, styles.heights[size], className)}
    >
      {button('decrement')}
      <input
        role="spinbutton"
        data-part="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(digitsOf(event.target.value, max))}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={handleKeyDown}
        className={styles.input}
      />
      {button('increment')}
    </div>
  );
}
