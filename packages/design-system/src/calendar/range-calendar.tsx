'use client';
import { useState } from 'react';
import type { Day } from '../internal/date/day';
import { useControlledState } from '../internal/use-controlled-state';
import { CalendarFrame } from './calendar-frame';
import { CalendarGrid } from './calendar-grid';
import type { CalendarBaseProps, CalendarChangeDetail } from './calendar-props';
import { useCalendar } from './use-calendar';

/** The first and the last day of a range, in order. */
export interface DateRange {
  /** The first day in ISO 8601, "2026-11-03". */
  from: string;
  /** The last day, which is in the range: the same as `from` for a single day. */
  to: string;
}

export type RangeCalendarProps = Omit<CalendarBaseProps, 'value' | 'defaultValue' | 'children'> & {
  /** The selected range, `null` for none; uncontrolled without it. */
  value?: DateRange | null;
  defaultValue?: DateRange | null;
  onValueChange?: (value: DateRange | null, detail: CalendarChangeDetail) => void;
};

const between = (one: Day, other: Day): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** Selects a range of days: the first press sets one end, the second the other. */
export function RangeCalendar({
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  unavailable,
  today,
  disabled,
  readOnly,
  ...rest
}: RangeCalendarProps) {
  const [value, setValue] = useControlledState<DateRange | null, [CalendarChangeDetail]>(
    given,
    defaultValue,
    onValueChange,
  );
  const [anchor, setAnchor] = useState<Day>();
  const [pointed, setPointed] = useState<Day>();
  const drawn = anchor ? between(anchor, pointed ?? anchor) : value;
  const state = useCalendar({
    locale: rest.locale,
    min,
    max,
    unavailable,
    today,
    disabled,
    readOnly,
    shown: value?.from,
    onPick: (day, event) => {
      setAnchor(anchor ? undefined : day);
      setPointed(undefined);
      if (anchor) setValue(between(anchor, day), { reason: 'dayPress', event });
    },
  });
  return (
    <CalendarFrame {...rest} state={state}>
      {(active, labelledBy) => (
        <CalendarGrid
          {...{ state, active, labelledBy, readOnly, disabled }}
          locale={rest.locale}
          from={drawn?.from}
          to={drawn?.to}
          multiple
          onPoint={anchor ? setPointed : undefined}
        />
      )}
    </CalendarFrame>
  );
}
