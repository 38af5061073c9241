import type { PointKind } from '../db/schema';

/** A person's balance. */
export interface PointsBalance {
  /** spendable; negative when a refund took back points that were already spent */
  free: number;
  frozen: number;
  /** in total, minus what refunds took back */
  earned: number;
  /** in total, minus what cancelled orders and refunds returned */
  spent: number;
}

/** The change of spendable and frozen points by an entry. */
export interface PointsChange {
  free: number;
  frozen: number;
}

export const noPoints: PointsBalance = { free: 0, frozen: 0, earned: 0, spent: 0 };

const spending: readonly PointKind[] = ['spent', 'returned', 'refunded', 'keptSpent'];

/** The change of each number of a balance by an entry. */
export function effectOf(kind: PointKind, { free, frozen }: PointsChange): PointsBalance {
  const total = free + frozen;
  const [earned, spent] = spending.includes(kind) ? [0, 0 - total] : [total, 0];
  return { free, frozen, earned, spent };
}

/** Whether a balance is sufficient. */
export const canSpend = ({ free }: Pick<PointsBalance, 'free'>, points: number): boolean =>
  points <= Math.max(0, free);

/** Amounts of a line whose goods were paid with money. */
export interface EarningLine {
  freightMinor: number;
  /** in money, shipping included */
  payMinor: number;
  /** the part of it that completed refunds have returned */
  refundedMinor: number;
}

/**
 * The amount that remains paid for goods. A line's shipping is refunded with its last unit, so earlier
 * refunds are for goods.
 */
export const paidForGoods = (lines: readonly EarningLine[]): number =>
  lines.reduce((sum, { freightMinor, payMinor, refundedMinor }) => {
    const goods = Math.max(0, payMinor - freightMinor);
    return sum + goods - Math.min(goods, refundedMinor);
  }, 0);

const MINOR_PER_RATE = 100n;

/**
 * The points for an amount: `perUnit` per 100 minor units, rounded down. That is $1, ¥100 or KD 0.100: one rate is as
 * generous in every currency.
 */
export const pointsFor = (goodsMinor: number, perUnit: number): number =>
  Number((BigInt(goodsMinor) * BigInt(perUnit)) / MINOR_PER_RATE);

/** The points earned by an order. */
export interface Earning {
  perUnit: number;
  /** what is left after refunds */
  points: number;
  isReleased: boolean;
}

/**
 * The points that a refund takes back when `keptMinor` remains paid for the goods: the difference to what
 * that earns. So any sequence of refunds takes back exactly what their money had earned.
 */
export function clawback(
  { perUnit, points, isReleased }: Earning,
  remainingMinor: number,
): PointsChange {
  const lost = Math.max(0, points - pointsFor(remainingMinor, perUnit));
  return isReleased ? { free: 0 - lost, frozen: 0 } : { free: 0, frozen: 0 - lost };
}
