import { allocate, sumOf } from '../money/allocate';
import type { Policy } from '../policy/policy';

/** The points used by an order, in total and per line. */
export interface PointShares {
  points: number;
  shares: number[];
}

/**
 * As many of a person's points as goods can be paid with, divided among the lines. Points do not pay for
 * shipping; a line takes whole points, so that refunds can return them exactly.
 * @param leftMinor amount left to pay for the goods of each line
 */
export function pointShares(
  leftMinor: readonly number[],
  balance: number,
  { worthMinor }: Policy['points'],
): PointShares {
  const room = leftMinor.map((left) => (worthMinor > 0 ? Math.floor(left / worthMinor) : 0));
  const points = Math.max(
    0,
    Math.min(
      balance,
      sumOf(room, (one) => one),
    ),
  );
  return { points, shares: allocate(points, room) };
}
