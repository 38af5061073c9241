'use client';
import { useRef } from 'react';
import type { NumberFieldState } from 'react-stately/useNumberFieldState';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { readableDigits } from '../internal/readable-digits';
import type { NumberFieldChangeDetail, NumberFieldProps } from './number-field-props';

type Reason = Exclude<NumberFieldChangeDetail['reason'], 'reset'>;

interface NumberStateOptions extends Pick<
  NumberFieldProps,
  'locale' | 'format' | 'min' | 'max' | 'step' | 'disabled' | 'readOnly'
> {
  value: number | null;
  /** Enters the number into the hidden input. */
  onNumber: (value: number | null) => void;
}

/** State of react-stately, with more scripts and the reason of each change. */
export function useNumberState({
  locale,
  format,
  min,
  max,
  step,
  disabled,
  readOnly,
  value,
  onNumber,
}: NumberStateOptions) {
  const reason = useRef<Reason>('input');
  const state = useNumberFieldState({
    locale,
    formatOptions: format,
    minValue: min,
    maxValue: max,
    step,
    isDisabled: disabled,
    isReadOnly: readOnly,
    value: value ?? NaN,
    onChange: (next) => onNumber(Number.isNaN(next) ? null : next),
  });
  const readable = readableDigits(locale);
  const because = (why: Reason, act: () => void) => () => {
    reason.current = why;
    act();
    reason.current = 'input';
  };
  const own: NumberFieldState = {
    ...state,
    validate: (text) => state.validate(readable(text)),
    setInputValue: (text) => state.setInputValue(readable(text)),
    commit: (text) => state.commit(text === undefined ? undefined : readable(text)),
    increment: because('increment', state.increment),
    incrementToMax: because('increment', state.incrementToMax),
    decrement: because('decrement', state.decrement),
    decrementToMin: because('decrement', state.decrementToMin),
    // Called by the form's reset only, which the field handles itself
    setNumberValue: () => undefined,
  };
  return { state: own, reason };
}
