import type { PointsRules } from '../types';

/** A number of points and the amount that they are equivalent to. */
interface Units {
  points: number;
  minor: number;
}

/** The rates in round numbers for display; undefined where points are not earned, or have no value. */
export function unitsOf({ perUnit, pointMinor }: PointsRules): { rate?: Units; worth?: Units } {
  return {
    rate: perUnit > 0 ? { points: perUnit, minor: HUNDRED } : undefined,
    worth: pointMinor > 0 ? { points: HUNDRED, minor: HUNDRED * pointMinor } : undefined,
  };
}

/** Points are earned per 100 minor units; the value of a single point would be too small to show. */
const HUNDRED = 100;
