import { allocate, sumOf } from '../money/allocate';
import type { Policy } from '../policy/policy';

/** The points that an order takes, and how many of them each line. */
export interface PointShares {
  points: number;
  shares: number[];
}

/**
 * As many of a person's points as pay for goods, divided among the lines. They pay for goods only, not for
 * freight; a line takes whole points, so that a refund can give them back without a rest.
 * @param leftMinor what is left to pay for the goods of each line
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
