import type { MyCoupon } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toOwnCoupon } from './own';

const wire = (part: Partial<MyCoupon> = {}): MyCoupon => ({
  id: 3,
  name: 'Spring',
  useType: 3,
  money: '5.00',
  minPrice: '0.00',
  status: 0,
  startTime: '2026-05-01 00:00:00',
  endTime: '2026-06-01 00:00:00',
  merId: null,
  ...part,
});

describe('toOwnCoupon', () => {
  it('tells a coupon with its times and its shop', () => {
    const used = { status: 1, useTime: '2026-05-10 08:00:00', merId: 7, merName: 'Kiln' };
    expect(toOwnCoupon(mall)(wire(used))).toEqual({
      id: 3,
      name: 'Spring',
      kind: 'general',
      amountMinor: 500,
      minimumMinor: 0,
      startsAt: new Date('2026-04-30T16:00:00Z'),
      endsAt: new Date('2026-05-31T16:00:00Z'),
      usedAt: new Date('2026-05-10T00:00:00Z'),
      state: 'used',
      shopName: 'Kiln',
      href: '/shop/7',
    });
    expect(toOwnCoupon(mall)(wire({ merName: null })).shopName).toBeUndefined();
  });

  it.each([
    [{ useType: 1, merId: 7 }, 'shop', '/shop/7'],
    [{ useType: 2, merId: 7, productIds: [41] }, 'goods', '/goods/41'],
    [{ useType: 2, merId: 7, productIds: [41, 42] }, 'goods', '/shop/7'],
    [{ useType: 2, productIds: [41, 42] }, 'goods', '/goods/41'],
    [{ useType: 4, categoryIds: [2, 3] }, 'category', '/search?cid=2'],
    [{ useType: 2, merId: 7 }, 'goods', '/shop/7'],
    [{ useType: 1, merId: 7, productIds: [41], categoryIds: [2] }, 'shop', '/shop/7'],
    [{ useType: 4 }, 'category', '/'],
    [{ useType: 3 }, 'general', '/'],
    [{ useType: 8 }, 'general', '/'],
  ] as const)('leads to what a coupon is good for: %o', (part, kind, href) => {
    expect(toOwnCoupon(mall)(wire(part as Partial<MyCoupon>))).toMatchObject({ kind, href });
  });

  it('names the categories that are known', () => {
    const categoryName = (id: number) => (id === 2 ? 'Kitchen' : undefined);
    const coupon = wire({ useType: 4, categoryIds: [2, 3] });
    expect(toOwnCoupon(mall, categoryName)(coupon).categoryNames).toEqual(['Kitchen']);
    expect(toOwnCoupon(mall)(coupon).categoryNames).toBeUndefined();
  });

  it.each([
    [{ validStr: 'usable' }, 'usable'],
    [{}, 'usable'],
    [{ validStr: 'notStart' }, 'notStarted'],
    [{ status: 1 }, 'used'],
    [{ validStr: 'unusable' }, 'used'],
    [{ status: 2 }, 'expired'],
    [{ validStr: 'overdue' }, 'expired'],
  ] as const)('knows how a coupon stands: %o', (part, state) => {
    expect(toOwnCoupon(mall)(wire(part)).state).toBe(state);
  });
});
