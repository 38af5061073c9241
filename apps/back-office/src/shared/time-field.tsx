import { DatePicker } from '@vermilion/design-system/date-picker';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocale } from '../i18n/locale-context';
import { calendarTag } from '../i18n/locales';
import { useMallFormat } from '../wire/use-mall-format';
import * as styles from './time-field.css';

const messages = {
  ...defineMessages({
    choose: { id: 'office.day.choose', defaultMessage: 'Choose the day' },
    previous: { id: 'office.day.previous', defaultMessage: 'Previous month' },
    next: { id: 'office.day.next', defaultMessage: 'Next month' },
    year: { id: 'office.day.year', defaultMessage: 'Year' },
    clock: { id: 'office.day.clock', defaultMessage: 'Time' },
    unavailable: { id: 'office.day.unavailable', defaultMessage: 'Choose another day' },
  }),
  ...defineMessages<{
    time: { label: string };
    zone: { offset: string };
    invalid: { example: string };
  }>({
    time: { id: 'office.day.time', defaultMessage: '{label}: time' },
    zone: { id: 'office.day.zone', defaultMessage: 'In the time of the mall, UTC{offset}' },
    invalid: { id: 'office.day.invalid', defaultMessage: 'Enter the day as {example}' },
  }),
};

/** An offset of 330 minutes is `+5:30`. */
function offsetOf(minutes: number) {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

const MIDNIGHT = '00:00';

export interface TimeFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** As the API writes times, at the offset of the mall; null for none. */
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A day and a time of the mall. Without a day there is none; without a time it is midnight. */
export function TimeField({ label, hint, error, value, onValueChange }: TimeFieldProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const { utcOffset } = useMallFormat();
  const [day = null, typed = MIDNIGHT] = value?.split(' ') ?? [];
  const [time, setTime] = useState(typed.slice(0, 5));
  const change = (nextDay: string | null, nextTime: string) => {
    setTime(nextTime);
    onValueChange(nextDay && `${nextDay} ${nextTime || MIDNIGHT}:00`);
  };
  const zone = intl.formatMessage(messages.zone, { offset: offsetOf(utcOffset) });
  const example = intl.formatDate('2026-12-31T00:00:00Z', { timeZone: 'UTC' });
  return (
    <div className={styles.fields}>
      <DatePicker
        label={label}
        hint={hint ? `${hint} ${zone}` : zone}
        error={error}
        locale={calendarTag(locale)}
        value={day}
        onValueChange={(next) => change(next, time)}
        toggleLabel={intl.formatMessage(messages.choose)}
        previousLabel={intl.formatMessage(messages.previous)}
        nextLabel={intl.formatMessage(messages.next)}
        yearLabel={intl.formatMessage(messages.year)}
        invalidLabel={intl.formatMessage(messages.invalid, { example })}
        unavailableLabel={intl.formatMessage(messages.unavailable)}
      />
      <TextField
        type="time"
        label={intl.formatMessage(messages.clock)}
        aria-label={intl.formatMessage(messages.time, { label })}
        value={time}
        onValueChange={(next) => change(day, next)}
      />
    </div>
  );
}
