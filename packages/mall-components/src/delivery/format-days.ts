import type { IntlShape } from 'react-intl';

type Formats = Pick<IntlShape, 'formatDateTimeRange'>;

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
export const formatDays = ({ formatDateTimeRange }: Formats, from: string, until: string): string =>
  formatDateTimeRange(new Date(from), new Date(until), FORMAT)
    // Of whatever width: servers and browsers have different versions of the data
    .replaceAll(/\s/g, '\u00a0')
    .replaceAll(/\s–\s/g, '\u00a0– ');
