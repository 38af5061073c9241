import { formatMonth, formatYear, monthParts } from '../internal/date/format';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './calendar.css';
import type { CalendarState } from './use-calendar';

interface MonthNameProps {
  id: string;
  locale: string;
  active: string;
  state: CalendarState;
  /** Label of the year select; without it the year is text. */
  yearLabel: string | undefined;
}

/** Month and year in the order of the language; the year can be a select. */
export function MonthName({ id, locale, active, state, yearLabel }: MonthNameProps) {
  const year = Number(active.slice(0, 4));
  return (
    <>
      <span
        id={id}
        aria-live="polite"
        className={yearLabel === undefined ? styles.month : visuallyHidden}
      >
        {formatMonth(locale, active)}
      </span>
      {yearLabel !== undefined && (
        <span className={styles.month}>
          {monthParts(locale, active).map(({ type, value }, at) =>
            type === 'year' ? (
              <select
                key={at}
                data-part="year"
                aria-label={yearLabel}
                value={year}
                disabled={state.disabled}
                onChange={({ target }) => state.turn((Number(target.value) - year) * 12)}
                className={styles.year}
              >
                {state.years(year).map((one) => (
                  <option key={one} value={one}>
                    {formatYear(locale, one)}
                  </option>
                ))}
              </select>
            ) : (
              <span key={at} aria-hidden="true">
                {value}
              </span>
            ),
          )}
        </span>
      )}
    </>
  );
}
