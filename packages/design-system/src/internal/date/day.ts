/** A day of the Gregorian calendar in ISO 8601: "2026-11-03". Has no time and no time zone. */
export type Day = string;

/** The range that a four-digit year can express. */
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

export const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

const dayOf = (date: Date): Day => {
  const iso = Number.isNaN(date.getTime()) ? LAST : date.toISOString();
  return iso.startsWith('+') ? LAST : iso.startsWith('-') ? FIRST : iso.slice(0, 10);
};

/** Whether a text is a valid day; "2026-02-30" is not. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(dateOf(text).getTime()) &&
  dayOf(dateOf(text)) === text;

/** The day of a year, a month from 1 and a day of the month; undefined for an invalid one. */
export function dayFrom(year: number, month: number, date: number): Day | undefined {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return isDay(day) ? day : undefined;
}

/** Today in the visitor's time zone. */
export function localToday(): Day {
  const now = new Date();
  return dayFrom(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? FIRST;
}

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export function daysInMonth(day: Day): number {
  const date = dateOf(startOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.getUTCDate();
}

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(startOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + count);
  const month = dayOf(date);
  return addDays(startOfMonth(month), Math.min(Number(day.slice(8)), daysInMonth(month)) - 1);
}

/** Days since the start of the week, which begins on `first`, counted from Sunday, 0. */
export const dayOfWeek = (day: Day, first: number) => (dateOf(day).getUTCDay() - first + 7) % 7;

export const within = (day: Day, min: Day = FIRST, max: Day = LAST) => day >= min && day <= max;

export const clamp = (day: Day, min: Day = FIRST, max: Day = LAST): Day =>
  day < min ? min : day > max ? max : day;
