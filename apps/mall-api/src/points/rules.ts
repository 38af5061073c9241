import type { PointKind } from '../db/schema';

/** What a person has. */
export interface PointsBalance {
  /** can be spent; below zero when a refund took back points that were spent already */
  free: number;
  frozen: number;
  /** in all, less what refunds took back */
  earned: number;
  /** in all, less what cancelled orders and refunds gave back */
  spent: number;
}

/** By how much an entry changes the points that can be spent and those that are frozen. */
export interface PointsChange {
  free: number;
  frozen: number;
}

export const noPoints: PointsBalance = { free: 0, frozen: 0, earned: 0, spent: 0 };

const isSpending = (kind: PointKind): boolean =>
  kind === 'spent' || kind === 'returned' || kind === 'refunded';

/** By how much an entry changes each number of a balance. */
export function effectOf(kind: PointKind, { free, frozen }: PointsChange): PointsBalance {
  const total = free + frozen;
  const [earned, spent] = isSpending(kind) ? [0, 0 - total] : [total, 0];
  return { free, frozen, earned, spent };
}

/** Whether a balance is enough to spend. */
export const canSpend = ({ free }: Pick<PointsBalance, 'free'>, points: number): boolean =>
  points <= Math.max(0, free);

/** Amounts of a line, as far as its goods were paid with money. */
export interface EarningLine {
  freightMinor: number;
  /** in money, freight included */
  payMinor: number;
  /** of it given back by refunds that are done */
  refundedMinor: number;
}

/**
 * What stays paid for the goods of lines. A line's freight is given back with its last unit, so that
 * what is refunded before is for the goods.
 */
export const keptForGoods = (lines: readonly EarningLine[]): number =>
  lines.reduce((sum, { freightMinor, payMinor, refundedMinor }) => {
    const goods = Math.max(0, payMinor - freightMinor);
    return sum + goods - Math.min(goods, refundedMinor);
  }, 0);

const MINOR_PER_UNIT = 100n;

/** What an amount earns: `perUnit` for each whole unit of money, parts of a point rounded down. */
export const pointsFor = (goodsMinor: number, perUnit: number): number =>
  Number((BigInt(goodsMinor) * BigInt(perUnit)) / MINOR_PER_UNIT);

/** What an order earned, as it stands. */
export interface Earning {
  perUnit: number;
  /** what refunds have left of it */
  points: number;
  isReleased: boolean;
}

/**
 * What a refund takes back of an earning when `keptMinor` stays paid for the goods: all that is more
 * than this earns. So any refunds together take back what their money had earned, to the point.
 */
export function clawback(
  { perUnit, points, isReleased }: Earning,
  keptMinor: number,
): PointsChange {
  const lost = Math.max(0, points - pointsFor(keptMinor, perUnit));
  return isReleased ? { free: 0 - lost, frozen: 0 } : { free: 0, frozen: 0 - lost };
}
