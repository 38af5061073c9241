import type { CouponOption } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toCoupon } from './checkout';

describe('a coupon of the checkout', () => {
  const wire: CouponOption = {
    id: 811,
    name: '3 off tea',
    money: '3.00',
    minPrice: '20.00',
    useEndTime: '2026-12-31 12:00:00',
    endTime: '2026-12-31',
    useType: 1,
    merId: 7,
    merName: 'Leaf & Kettle',
    discount: '3.00',
    isBest: true,
    obstacle: null,
    missing: null,
  };
  const shown = (part: Partial<CouponOption>) => toCoupon(mall)({ ...wire, ...part });

  it('tells its shop, its amount and its end', () => {
    expect(shown({})).toEqual({
      id: 811,
      name: '3 off tea',
      shop: { id: 7, name: 'Leaf & Kettle' },
      amountMinor: 300,
      minimumMinor: 2000,
      endsAt: new Date('2026-12-31T04:00:00Z'),
      best: true,
    });
  });

  it.each([
    [{ useEndTime: null }, { endsAt: new Date('2026-12-31T15:59:59Z') }],
    [
      { useEndTime: null, endTime: '2026-12-30 00:00:00' },
      { endsAt: new Date('2026-12-30T15:59:59Z') },
    ],
    [{ useEndTime: null, endTime: null }, { endsAt: undefined }],
    [{ merId: null }, { shop: undefined }],
    [{ merId: 0 }, { shop: undefined }],
    [{ merName: null }, { shop: { id: 7, name: '' } }],
    [{ name: undefined }, { name: '' }],
  ])('with %j has %j', (part, model) => expect(shown(part)).toMatchObject(model));

  it.each([
    [{ obstacle: null, missing: '7.50' }, undefined],
    [{ obstacle: 'otherGoods' }, { kind: 'otherGoods' }],
    [{ obstacle: 'notStarted', missing: '7.50' }, { kind: 'notStarted' }],
    [
      { obstacle: 'belowMinimum', missing: '7.50' },
      { kind: 'belowMinimum', missingMinor: 750 },
    ],
    [{ obstacle: 'belowMinimum' }, { kind: 'belowMinimum', missingMinor: 0 }],
  ] as const)('with %j cannot be chosen because of %j', (part, obstacle) => {
    expect(shown(part).obstacle).toEqual(obstacle);
  });
});
