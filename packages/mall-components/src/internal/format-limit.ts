import type { IntlShape } from 'react-intl';

type Formats = Pick<IntlShape, 'formatDate'>;

const SECOND_MS = 1000;
const DAY = { dateStyle: 'medium' } as const;
/** As `DateTime` shows it, with the name of the zone, which may differ from the viewer's. */
const TIME = {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const),
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

/** From when something is valid: the day if it is valid from its beginning, otherwise with the time. */
export function formatStart({ formatDate }: Formats, start: Date): string {
  const day = formatDate(start, DAY);
  const startsWithDay = day !== formatDate(new Date(start.getTime() - SECOND_MS), DAY);
  return startsWithDay ? day : formatDate(start, TIME);
}
