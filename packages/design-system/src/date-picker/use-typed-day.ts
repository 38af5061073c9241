'use client';
import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Day } from '../internal/date/day';
import { isDay, within } from '../internal/date/day';
import { formatFigures } from '../internal/date/format';
import { parseDay } from '../internal/date/parse';
import type { DatePickerProps } from './date-picker-props';

interface TypedDayOptions extends Pick<
  DatePickerProps,
  'locale' | 'min' | 'max' | 'unavailable' | 'invalidLabel' | 'unavailableLabel'
> {
  value: Day | null;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called when typing has ended with a day, or with none. */
  onDay: (day: Day | null) => void;
}

/** Text of the input: the formatted day, or what is being typed. */
export function useTypedDay({ value, locale, inputRef, onDay, ...rules }: TypedDayOptions) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  // Refused text is not submitted; this runs before Enter submits
  useLayoutEffect(() => inputRef.current?.setCustomValidity(message ?? ''), [inputRef, message]);

  const refuse = (text: string) => {
    setMessage(text);
    onDay(null);
  };
  const show = () => {
    setTyped(undefined);
    setMessage(undefined);
  };
  return {
    text: typed ?? (value !== null && isDay(value) ? formatFigures(locale, value) : ''),
    message,
    type: (text: string) => {
      setTyped(text);
      setMessage(undefined);
    },
    /** Shows the current value again. */
    show,
    finish: () => {
      if (typed === undefined) return;
      const day = typed.trim() ? parseDay(typed, locale) : null;
      if (day === undefined) refuse(rules.invalidLabel);
      else if (day && (!within(day, rules.min, rules.max) || rules.unavailable?.(day)))
        refuse(rules.unavailableLabel);
      else {
        show();
        onDay(day);
      }
    },
  };
}
