const MONTHS = 24;
const MINUTE_MS = 60_000;

/** The month of a time, `yyyy-MM`, at the offset of the mall in minutes. */
export const monthOf = (time: Date, utcOffset: number): string =>
  new Date(time.getTime() + utcOffset * MINUTE_MS).toISOString().slice(0, 7);

/** The months until one, the latest first. */
export function monthsUntil(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}

/** Whether an address names a month. */
export const isMonth = (text: string | null): text is string =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
