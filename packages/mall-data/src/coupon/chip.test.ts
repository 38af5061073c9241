import type { ClaimableCoupon } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toCouponChip } from './chip';

const wire: ClaimableCoupon = {
  id: 801,
  name: '3 off tea',
  money: '3.00',
  minPrice: '20.00',
  day: null,
  isUse: false,
  useStartTimeStr: null,
  useEndTimeStr: null,
  useType: 1,
};

describe('the chip of a coupon', () => {
  it('tells what it takes off, and from which amount', () => {
    expect(toCouponChip(mall)(wire)).toEqual({
      id: 801,
      amountMinor: 300,
      minimumMinor: 2000,
      state: 'claimable',
    });
  });

  it.each([
    [{ isLimited: true, lastTotal: 0 }, 'soldOut'],
    [{ isLimited: true, lastTotal: 1 }, 'claimable'],
    [{ isLimited: false, lastTotal: 0 }, 'claimable'],
    [{ isUse: true, isLimited: true, lastTotal: 0 }, 'claimed'],
  ] as const)('with %j is %s', (part, state) => {
    expect(toCouponChip(mall)({ ...wire, ...part }).state).toBe(state);
  });
});
