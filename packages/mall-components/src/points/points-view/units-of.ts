import type { PointsRules } from '../types';

/** Points and the amount that they stand for. */
interface Units {
  points: number;
  minor: number;
}

/**
 * The rates as people say them; undefined where points are not earned, or are worth nothing. `digits` are the
 * decimals of the currency.
 */
export function unitsOf(
  { perUnit, pointMinor }: PointsRules,
  digits: number,
): { rate?: Units; worth?: Units } {
  return {
    rate: perUnit > 0 ? { points: perUnit, minor: 10 ** digits } : undefined,
    worth: pointMinor > 0 ? { points: HUNDRED, minor: HUNDRED * pointMinor } : undefined,
  };
}

/** What a single point is worth is too little to be told. */
const HUNDRED = 100;
