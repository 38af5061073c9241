import { allocate, sumOf } from '../money/allocate';

/** A line as its commission depends on it. */
export interface CommissionLine {
  goodsMinor: number;
  /** by coupons of the shop and of the mall together */
  couponMinor: number;
  /** the mall coupon's part of that */
  generalCouponMinor: number;
}

/** The commission on a shop's goods after its own coupons, in total and per line; shipping is free of it. */
export function commissionShares(lines: readonly CommissionLine[], percent: number): number[] {
  const bases = lines.map(
    ({ goodsMinor, couponMinor, generalCouponMinor }) =>
      goodsMinor - (couponMinor - generalCouponMinor),
  );
  const base = BigInt(sumOf(bases, (one) => one));
  // Half a minor unit is rounded up
  const commission = Number((base * BigInt(percent) * 2n + 100n) / 200n);
  return commission === 0 ? bases.map(() => 0) : allocate(commission, bases);
}

/** What a refund takes its part of: an amount of a line and what earlier refunds took of it. */
export interface Shared {
  totalMinor: number;
  refundedMinor: number;
}

/** The part of an amount for some of the units that are left; the last units take what is left of it. */
export const shareOfUnits = (
  { totalMinor, refundedMinor }: Shared,
  units: number,
  unitsLeft: number,
): number => allocate(totalMinor - refundedMinor, [units, unitsLeft - units])[0] ?? 0;
