import type { Day } from '../internal/date/day';
import { addDays, dayOfWeek, daysInMonth, startOfMonth } from '../internal/date/day';
import { formatFull, weekdayNames } from '../internal/date/format';
import * as styles from './calendar.css';
import type { CalendarState } from './use-calendar';

interface CalendarGridProps {
  state: CalendarState;
  locale: string;
  active: Day;
  labelledBy: string;
  readOnly: boolean | undefined;
  disabled: boolean | undefined;
  /** First and last selected day; the same for a single day. */
  from: Day | undefined;
  to: Day | undefined;
  multiple?: boolean;
  onPoint?: (day: Day) => void;
}

/** The weeks of a month, padded with empty cells before its first day and after its last. */
function weeksOf(active: Day, first: number) {
  const start = startOfMonth(active);
  const offset = dayOfWeek(start, first);
  const count = daysInMonth(active);
  return Array.from({ length: Math.ceil((offset + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const index = week * 7 + weekday - offset;
      return index >= 0 && index < count ? addDays(start, index) : undefined;
    }),
  );
}

/** The days of one month as an ARIA grid: one day is a tab stop, and arrow keys move between them. */
export function CalendarGrid({ state, locale, active, from, to, ...rest }: CalendarGridProps) {
  const { first, today, grid, canPick, pick, onKeyDown } = state;
  const full = formatFull(locale);
  const figure = new Intl.NumberFormat(locale, { useGrouping: false });
  const isSelected = (day: Day) =>
    from !== undefined && to !== undefined && day >= from && day <= to;
  return (
    <table
      ref={grid}
      role="grid"
      data-part="grid"
      aria-labelledby={rest.labelledBy}
      aria-readonly={rest.readOnly || undefined}
      aria-disabled={rest.disabled || undefined}
      aria-multiselectable={rest.multiple || undefined}
      onKeyDown={onKeyDown}
      className={styles.grid}
    >
      {/* The label of each day begins with its weekday */}
      <thead aria-hidden="true">
        <tr>
          {weekdayNames(locale, first).map((name, index) => (
            <th key={index} scope="col" className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active, first).map((days, week) => (
          <tr key={week}>
            {days.map((day, index) =>
              day === undefined ? (
                <td key={index} />
              ) : (
                // The grid handles the keys

                <td
                  key={index}
                  role="gridcell"
                  data-part="day"
                  tabIndex={day === active ? 0 : -1}
                  aria-label={full(day)}
                  aria-selected={isSelected(day)}
                  aria-disabled={!canPick(day) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                  data-edge={isSelected(day) ? edgeOf(day, from, to) : undefined}
                  onClick={({ nativeEvent }) => pick(day, nativeEvent)}
                  onPointerEnter={() => rest.onPoint?.(day)}
                  onFocus={() => rest.onPoint?.(day)}
                  className={styles.cell}
                >
                  <span className={styles.day}>{figure.format(Number(day.slice(8)))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function edgeOf(day: Day, from: Day | undefined, to: Day | undefined) {
  if (from === to) return 'both';
  return day === from ? 'from' : day === to ? 'to' : 'none';
}
