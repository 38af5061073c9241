import { InvalidArgumentError } from 'commander';

/** A whole number of a command line. */
export function whole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** A scope or several, with commas between them. */
export const words = (text: string): string[] => text.split(/[,\s]+/).filter(Boolean);
