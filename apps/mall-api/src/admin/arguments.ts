import { InvalidArgumentError } from 'commander';

/** A non-negative integer of a command line. */
export function whole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** One or more scopes, separated by commas. */
export const words = (text: string): string[] => text.split(/[,\s]+/).filter(Boolean);

/** A point in time: a date, which begins in UTC, or a date and time with its offset. */
export function time(text: string): Date {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  const date = new Date(text);
  if (!isTime || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('It must be like 2026-04-02 or 2026-04-02T09:00:00Z.');
  return date;
}
