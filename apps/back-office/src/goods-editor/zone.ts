const MINUTE = 60_000;

/** The day in a zone, given by its offset in minutes: `2026-11-03`. */
export const dayIn = (utcOffset: number, now: Date): string =>
  new Date(now.getTime() + utcOffset * MINUTE).toISOString().slice(0, 10);

/** An offset as people write it: `UTC+05:30`. */
export function zoneName(utcOffset: number): string {
  if (utcOffset === 0) return 'UTC';
  const minutes = Math.abs(utcOffset);
  const two = (number: number) => String(number).padStart(2, '0');
  return `UTC${utcOffset < 0 ? '−' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
