import type { ClaimableCoupon } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toOffered } from './offered';

const wire = (part: Partial<ClaimableCoupon>): ClaimableCoupon => ({
  id: 3,
  name: 'Spring',
  money: '5.00',
  minPrice: '0.00',
  day: null,
  isUse: false,
  useStartTimeStr: null,
  useEndTimeStr: null,
  useType: 1,
  ...part,
});

describe('toOffered', () => {
  it('is valid for some days after claiming', () => {
    const coupon = toOffered(mall)(wire({ day: 7, isFixedTime: false }));
    expect(coupon).toMatchObject({ validDays: 7, kind: 'shop', amountMinor: 500, minimumMinor: 0 });
    expect(coupon.endsAt).toBeUndefined();
  });

  it('is valid between two days of the mall, the last one whole', () => {
    const dates = { useStartTimeStr: '2026-05-01', useEndTimeStr: '2026-05-31' };
    const coupon = toOffered(mall)(wire({ isFixedTime: true, day: 7, useType: 2, ...dates }));
    expect(coupon).toMatchObject({
      kind: 'goods',
      startsAt: new Date('2026-04-30T16:00:00Z'),
      endsAt: new Date('2026-05-31T15:59:59Z'),
    });
    expect(coupon.validDays).toBeUndefined();
  });

  it('ends at the hour that is meant, where the server tells it', () => {
    const times = { useStartTime: '2026-05-01 09:00:00', useEndTime: '2026-05-31 12:00:00' };
    const dates = { useStartTimeStr: '2026-05-01', useEndTimeStr: '2026-05-30' };
    expect(toOffered(mall)(wire({ isFixedTime: true, ...times, ...dates }))).toMatchObject({
      startsAt: new Date('2026-05-01T01:00:00Z'),
      endsAt: new Date('2026-05-31T04:00:00Z'),
    });
  });

  it.each([
    [{ isUse: true }, 'claimed'],
    [{ isLimited: true, lastTotal: 0 }, 'soldOut'],
    [{}, 'claimable'],
  ] as const)('with %j is %s', (part, state) => {
    expect(toOffered(mall)(wire(part)).state).toBe(state);
  });

  it.each([
    [1, 'shop'],
    [2, 'goods'],
    [3, 'general'],
    [4, 'category'],
  ] as const)('of type %i is one of kind %s', (useType, kind) => {
    expect(toOffered(mall)(wire({ useType })).kind).toBe(kind);
  });
});
