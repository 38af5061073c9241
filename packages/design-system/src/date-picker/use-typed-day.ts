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
  /** A day, or none, was finished. */
  onDay: (day: Day | null) => void;
}

/** The text of the input: the day as its language writes it, or what is typed until it is one. */
export function useTypedDay({ value, locale, inputRef, onDay, ...rules }: TypedDayOptions) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  // The form is not sent with refused text. Before Enter sends it
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
    /** Shows the day that is held. */
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
