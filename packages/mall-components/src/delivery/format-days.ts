import type { IntlShape } from 'react-intl';

type Formats = Pick<IntlShape, 'locale' | 'formatDate' | 'formatDateTimeRange'>;

/** Always the Gregorian calendar, which orders and invoices use; days have no zone. */
const FORMAT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  calendar: 'gregory',
  timeZone: 'UTC',
} as const;

/**
 * Days from one to another, `yyyy-MM-dd`, as the language writes them: "Tue, Dec 1 – Sat, Dec 5"; one day alone. A line
 * breaks between the days only.
 */
export function formatDays(intl: Formats, from: string, until: string): string {
  const [first, last] = [new Date(from), new Date(until)];
  // The data has ranges of Chinese as figures, 12/1, which is not how dates are written here
  if (intl.locale.startsWith('zh') && from !== until)
    return `${intl.formatDate(first, FORMAT)}至${intl.formatDate(last, FORMAT)}`;
  return (
    intl
      .formatDateTimeRange(first, last, FORMAT)
      // Of whatever width: servers and browsers have different versions of the data
      .replaceAll(/\s/g, '\u00a0')
      .replaceAll(/\s–\s/g, '\u00a0– ')
  );
}
