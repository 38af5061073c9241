import type { Day } from './day';
import { addDays, dateOf } from './day';

/** Always the Gregorian calendar, which orders and invoices use. */
const of = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** Numeric, in the order of the language: "03/11/2026". */
const figures = (locale: string) =>
  of(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

export const formatFigures = (locale: string, day: Day) => figures(locale).format(dateOf(day));

/** The full date, for screen readers: "Tuesday, 3 November 2026". */
export const formatFull = (locale: string) => {
  const format = of(locale, { dateStyle: 'full' });
  return (day: Day) => format.format(dateOf(day));
};

/** The formatted parts of a month with its year, in the order of the language. */
export const monthParts = (locale: string, day: Day) =>
  of(locale, { month: 'long', year: 'numeric' }).formatToParts(dateOf(day));

/** A year in the numerals of the language, without a unit: "2026" instead of "2026年". */
export const formatYear = (locale: string, year: number) =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(year);

export const formatMonth = (locale: string, day: Day) =>
  of(locale, { month: 'long', year: 'numeric' }).format(dateOf(day));

/**
 * The weekdays of a week that begins on `first`, counted from Sunday, 0: short, or as letters where a language
 * has no short names, as Arabic.
 */
export function weekdayNames(locale: string, first: number) {
  const names = (weekday: 'short' | 'narrow' | 'long') => {
    const { format } = of(locale, { weekday });
    // A Sunday
    return Array.from({ length: 7 }, (_, index) =>
      format(dateOf(addDays('2026-11-01', first + index))),
    );
  };
  const short = names('short');
  return short.join() === names('long').join() ? names('narrow') : short;
}

type Part = 'year' | 'month' | 'day';

/** The order of day, month and year in a language. */
export const orderOf = (locale: string) =>
  figures(locale)
    .formatToParts(dateOf('2026-11-03'))
    .map(({ type }) => type)
    .filter((type): type is Part => ['year', 'month', 'day'].includes(type));
