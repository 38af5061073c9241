'use client';
import { useControlledState } from '../internal/use-controlled-state';
import { CalendarFrame } from './calendar-frame';
import { CalendarGrid } from './calendar-grid';
import type { CalendarBaseProps, CalendarChangeDetail } from './calendar-props';
import { useCalendar } from './use-calendar';

export type CalendarProps = Omit<CalendarBaseProps, 'value' | 'defaultValue' | 'children'> & {
  /** The selected day, "2026-11-03", `null` for none; uncontrolled without it. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null, detail: CalendarChangeDetail) => void;
};

/** Selects a day from a month view. In a form use DatePicker, which can be typed into as well. */
export function Calendar({
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
}: CalendarProps) {
  const [value, setValue] = useControlledState<string | null, [CalendarChangeDetail]>(
    given,
    defaultValue,
    onValueChange,
  );
  const day = value ?? undefined;
  const state = useCalendar({
    locale: rest.locale,
    min,
    max,
    unavailable,
    today,
    disabled,
    readOnly,
    shown: day,
    onPick: (picked, event) => setValue(picked, { reason: 'dayPress', event }),
  });
  return (
    <CalendarFrame {...rest} state={state}>
      {(active, labelledBy) => (
        <CalendarGrid
          {...{ state, active, labelledBy, readOnly, disabled }}
          locale={rest.locale}
          from={day}
          to={day}
        />
      )}
    </CalendarFrame>
  );
}
