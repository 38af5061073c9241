import { parseMoney } from '../settings';
import type { PriceRange } from './types';

/** Why the input is not a valid range. */
export type PriceRangeProblem = 'priceInvalid' | 'priceOrder';

/** Parses the two inputs; an empty one leaves its end open. */
export function readPriceRange(
  from: string,
  to: string,
  /** decimals of the currency */
  digits: number,
): { range: PriceRange } | { problem: PriceRangeProblem } {
  const read = (text: string) =>
    text.trim() === '' ? undefined : (parseMoney(text, digits) ?? NaN);
  const minMinor = read(from);
  const maxMinor = read(to);
  if (Number.isNaN(minMinor) || Number.isNaN(maxMinor)) return { problem: 'priceInvalid' };
  if (minMinor !== undefined && maxMinor !== undefined && minMinor > maxMinor)
    return { problem: 'priceOrder' };
  return { range: { minMinor, maxMinor } };
}
