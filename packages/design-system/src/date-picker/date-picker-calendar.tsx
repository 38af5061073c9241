'use client';
import { cx } from 'class-variance-authority';
import type { FocusEvent, RefObject } from 'react';
import { useEffect } from 'react';
import type { CalendarProps } from '../calendar/calendar';
import { Calendar } from '../calendar/calendar';
import * as floating from '../internal/floating/floating.css';
import * as styles from './date-picker.css';

interface DatePickerCalendarProps extends CalendarProps {
  id: string;
  partRef: RefObject<HTMLDivElement | null>;
  onLeave: (event: FocusEvent) => void;
}

/** The calendar popup; focus starts on the selected day. */
export function DatePickerCalendar({ id, partRef, onLeave, ...rest }: DatePickerCalendarProps) {
  useEffect(() => {
    const day = partRef.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    day?.focus({ preventScroll: true });
  }, [partRef]);
  return (
    <div
      ref={partRef}
      id={id}
      role="dialog"
      aria-label={rest.label}
      data-part="popup"
      tabIndex={-1}
      onBlur={onLeave}
      className={cx(floating.floating, floating.surface, styles.popup)}
    >
      <Calendar {...rest} />
    </div>
  );
}
