import { MINOR_UNITS } from '../../settings';
import type { PointsRules } from '../types';

/** Points and the amount that they stand for. */
interface Units {
  points: number;
  minor: number;
}

/** The rates as people say them; undefined where points are not earned, or are worth nothing. */
export function unitsOf({ perUnit, pointMinor }: PointsRules): { rate?: Units; worth?: Units } {
  return {
    rate: perUnit > 0 ? { points: perUnit, minor: MINOR_UNITS } : undefined,
    worth: pointMinor > 0 ? { points: HUNDRED, minor: HUNDRED * pointMinor } : undefined,
  };
}

/** What a single point is worth is too little to be told. */
const HUNDRED = 100;
