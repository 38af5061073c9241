import type { Day } from './day';
import { addDays, dateOf } from './day';

/** Days of every calendar are written in the Gregorian one, which orders and invoices have. */
const of = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** A day in figures, as its language orders them: "03/11/2026". */
const figures = (locale: string) =>
  of(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

export const formatFigures = (locale: string, day: Day) => figures(locale).format(dateOf(day));

/** A day in full, for those who only hear it: "Tuesday, 3 November 2026". */
export const formatFull = (locale: string) => {
  const format = of(locale, { dateStyle: 'full' });
  return (day: Day) => format.format(dateOf(day));
};

/** The pieces of a month with its year, in the order of the language. */
export const monthParts = (locale: string, day: Day) =>
  of(locale, { month: 'long', year: 'numeric' }).formatToParts(dateOf(day));

/** A year in the figures of its language, without its words: "2026" where a month has "2026年". */
export const formatYear = (locale: string, year: number) =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(year);

export const formatMonth = (locale: string, day: Day) =>
  of(locale, { month: 'long', year: 'numeric' }).format(dateOf(day));

/** The days of a week that begins with a day counted from Sunday, 0. */
export function weekdayNames(locale: string, first: number) {
  const short = of(locale, { weekday: 'short' });
  // A Sunday
  return Array.from({ length: 7 }, (_, index) =>
    short.format(dateOf(addDays('2026-11-01', first + index))),
  );
}

type Part = 'year' | 'month' | 'day';

/** The order in which a language writes day, month and year. */
export const orderOf = (locale: string) =>
  figures(locale)
    .formatToParts(dateOf('2026-11-03'))
    .map(({ type }) => type)
    .filter((type): type is Part => ['year', 'month', 'day'].includes(type));
