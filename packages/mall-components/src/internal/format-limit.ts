import type { IntlShape } from 'react-intl';

type Formats = Pick<IntlShape, 'formatDate'>;

const SECOND_MS = 1000;
const DAY = { dateStyle: 'medium' } as const;
/** As `DateTime` shows it. */
const TIME = {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit' } as const),
};

/**
 * Until when something is valid: the last day if it is valid to the end of that day, otherwise with the time. `end` is
 * the first moment after it or the second before.
 */
export function formatEnd({ formatDate }: Formats, end: Date): string {
  const last = formatDate(new Date(end.getTime() - SECOND_MS), DAY);
  const endsWithDay = last !== formatDate(new Date(end.getTime() + SECOND_MS), DAY);
  return endsWithDay ? last : formatDate(end, TIME);
}

/** The last day on which something like a coupon is valid, without the hour at which it ends. */
export const formatLastDay = ({ formatDate }: Formats, end: Date): string =>
  formatDate(new Date(end.getTime() - SECOND_MS), DAY);

/** The first day on which something like a coupon is valid. */
export const formatFirstDay = ({ formatDate }: Formats, start: Date): string =>
  formatDate(start, DAY);
