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

/** Days from one to another, `yyyy-MM-dd`, as the language writes them: "Tue, Dec 1 – Sat, Dec 5"; one day alone. */
export const formatDays = ({ formatDateTimeRange }: Formats, from: string, until: string): string =>
  formatDateTimeRange(new Date(from), new Date(until), FORMAT)
    // Some versions of the data have narrow spaces, which a server and its browsers have to agree on
    .replaceAll(/[\u2009\u202f]/g, ' ');
