/** A day without time and zone, `yyyy-MM-dd`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Days have no zone: they are counted where none is shorter or longer than another. */
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(midnight(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: Day, until: Day): number =>
  (midnight(until) - midnight(from)) / DAY_MS;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay() || 7;
