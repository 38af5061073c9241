'use client';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { arrowStep } from '../internal/arrow-step';
import type { Day } from '../internal/date/day';
import { addDays, addMonths, clamp, dayOfWeek, within } from '../internal/date/day';
import { firstDayOf } from '../internal/date/first-day';
import { useToday } from '../internal/date/use-today';
import type { CalendarBaseProps } from './calendar-props';

interface CalendarOptions extends Pick<
  CalendarBaseProps,
  'locale' | 'min' | 'max' | 'unavailable' | 'today' | 'disabled' | 'readOnly'
> {
  /** The day whose month is shown initially, and whenever it changes. */
  shown: Day | undefined;
  onPick: (day: Day, event: Event) => void;
}

/** Years offered before and after the visible one where there is no `min` or `max`. */
const YEARS = 100;

/** State of a calendar: the focused day, the visible month, and the moves of each key. */
export function useCalendar({ shown, min, max, onPick, ...options }: CalendarOptions) {
  const { unavailable, disabled = false, readOnly = false } = options;
  const today = useToday(options.today);
  const first = firstDayOf(options.locale);
  const [moved, setMoved] = useState<{ from: Day | undefined; to: Day }>();
  const start = shown ?? today;
  const active = moved && moved.from === shown ? moved.to : start && clamp(start, min, max);
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follows.current = false;
  }, [active]);

  const canPick = (day: Day) => !disabled && within(day, min, max) && !unavailable?.(day);
  const pick = (day: Day, event: Event) => {
    setMoved({ from: shown, to: day });
    if (!readOnly && canPick(day)) onPick(day, event);
  };
  /** The day that a key moves to. */
  const goal = (event: KeyboardEvent<HTMLElement>, day: Day) => {
    const step = arrowStep(event);
    if (step !== undefined) return addDays(day, step);
    const months = event.shiftKey ? 12 : 1;
    const weekday = dayOfWeek(day, first);
    const goals: Record<string, () => Day> = {
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -weekday),
      End: () => addDays(day, 6 - weekday),
      PageUp: () => addMonths(day, -months),
      PageDown: () => addMonths(day, months),
    };
    return goals[event.key]?.();
  };
  return {
    active,
    today,
    first,
    grid,
    disabled,
    canPick,
    pick,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!active || disabled) return;
      const to = goal(event, active);
      if (to !== undefined) {
        event.preventDefault();
        follows.current = clamp(to, min, max) !== active;
        setMoved({ from: shown, to: clamp(to, min, max) });
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pick(active, event.nativeEvent);
      }
    },
    /** Shows another month; focus stays on the button. */
    turn: (months: number) => {
      if (active) setMoved({ from: shown, to: clamp(addMonths(active, months), min, max) });
    },
    /** Selectable years, always including the visible one. */
    years: (year: number) => {
      const from = min ? Number(min.slice(0, 4)) : year - YEARS;
      const to = max ? Number(max.slice(0, 4)) : year + YEARS;
      return Array.from({ length: Math.max(to - from, 0) + 1 }, (_, index) => from + index);
    },
    /** Whether the month so many months away has a selectable day. */
    canTurn: (months: number) => {
      if (!active || disabled) return false;
      const month = (day: Day) => day.slice(0, 7);
      const to = month(addMonths(active, months));
      return to !== month(active) && (!min || to >= month(min)) && (!max || to <= month(max));
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
