import { InvalidArgumentError } from 'commander';

/** A non-negative integer of a command line. */
export function whole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** One or more scopes, separated by commas. */
export const words = (text: string): string[] => text.split(/[,\s]+/).filter(Boolean);
