import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/allocate';
import { commissionShares, shareOfUnits } from './rules';

const lines = fc.array(
  fc
    .record({ goodsMinor: fc.nat({ max: 100_000_000 }), own: fc.nat(100), mall: fc.nat(100) })
    .map(({ goodsMinor, own, mall }) => {
      const generalCouponMinor = Math.floor((goodsMinor * mall) / 200);
      const couponMinor = generalCouponMinor + Math.floor((goodsMinor * own) / 200);
      return { goodsMinor, couponMinor, generalCouponMinor };
    }),
  { minLength: 1, maxLength: 20 },
);

describe('the commission', () => {
  it('is the percentage of the goods after coupons of the shop, and its lines add up to it', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (some, percent) => {
        const base = sumOf(
          some,
          (one) => one.goodsMinor - one.couponMinor + one.generalCouponMinor,
        );
        const shares = commissionShares(some, percent);
        const commission = sumOf(shares, (one) => one);
        expect(Math.abs(commission * 100 - base * percent)).toBeLessThanOrEqual(50);
        shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(some[at]?.goodsMinor ?? 0));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a coupon of the mall does not lower it', 1000, 300, 300, 50],
    ['a coupon of the shop does', 1000, 300, 0, 35],
    ['half a cent is a cent', 1010, 0, 0, 51],
  ])('%s', (_what, goodsMinor, couponMinor, generalCouponMinor, expected) => {
    expect(commissionShares([{ goodsMinor, couponMinor, generalCouponMinor }], 5)).toEqual([
      expected,
    ]);
  });
});

describe('the share of some units', () => {
  it('is everything that is left with the last of them', () => {
    expect(shareOfUnits({ totalMinor: 100, refundedMinor: 33 }, 2, 2)).toBe(67);
    expect(shareOfUnits({ totalMinor: 100, refundedMinor: 0 }, 1, 3)).toBe(33);
  });
});
