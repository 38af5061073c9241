import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/allocate';
import { claimRefusal, type ClaimTerms, validityFrom } from './claim-rules';
import {
  applyCoupon,
  couponRefusalText,
  type DiscountableLine,
  type HeldCoupon,
  standingOf,
} from './rules';

const now = new Date('2026-06-01T12:00:00Z');
const held = (change: Partial<HeldCoupon> = {}): HeldCoupon => ({
  useType: 1,
  shopId: 1,
  productIds: [],
  categoryIds: [],
  moneyMinor: 500,
  minMinor: 0,
  status: 'unused',
  startAt: new Date('2026-05-01T00:00:00Z'),
  endAt: new Date('2026-07-01T00:00:00Z'),
  ...change,
});
const line = (change: Partial<DiscountableLine> = {}): DiscountableLine => ({
  shopId: 1,
  productId: 10,
  categoryIds: [100, 1000],
  priceMinor: 1000,
  quantity: 2,
  ...change,
});
const other = line({ shopId: 2, productId: 20, categoryIds: [200, 1000] });

describe('what a coupon applies to', () => {
  it.each([
    ['a shop', held(), [500, 0]],
    ['goods of its shop', held({ useType: 2, productIds: [10, 20] }), [500, 0]],
    ['goods of the mall', held({ useType: 2, shopId: null, productIds: [20] }), [0, 500]],
    ['the whole mall', held({ useType: 3, shopId: null }), [250, 250]],
    ['a category', held({ useType: 4, shopId: null, categoryIds: [200] }), [0, 500]],
    ['the category above', held({ useType: 4, shopId: null, categoryIds: [1000] }), [250, 250]],
  ])('%s', (_name, coupon, shares) => {
    expect(applyCoupon(coupon, [line(), other], now)).toEqual({
      fits: true,
      discountMinor: 500,
      shares,
    });
  });
});

describe('rules', () => {
  it('of a shop, that says no shop, is for nothing', () => {
    const nobodys = held({ useType: 1, shopId: null });
    expect(applyCoupon(nobodys, [line()], now)).toEqual({ fits: false, reason: 'otherGoods' });
  });

  describe('when a coupon does not fit', () => {
    it.each([
      ['used', held({ status: 'used' })],
      ['overdue', held({ status: 'expired' })],
      ['overdue', held({ endAt: now })],
      ['notStarted', held({ startAt: new Date('2026-06-01T12:00:01Z') })],
      ['otherGoods', held({ shopId: 3 })],
      ['belowMinimum', held({ minMinor: 2001 })],
      ['notBelowTotal', held({ moneyMinor: 4000 })],
    ] as const)('%s', (reason, coupon) => {
      expect(applyCoupon(coupon, [line(), other], now)).toEqual({ fits: false, reason });
      expect(couponRefusalText(reason)).toMatch(/\.$/);
    });

    it('takes the minimum from its own part, and no more than that part costs', () => {
      expect(applyCoupon(held({ minMinor: 2000, moneyMinor: 3000 }), [line(), other], now)).toEqual(
        {
          fits: true,
          discountMinor: 2000,
          shares: [2000, 0],
        },
      );
    });
  });

  it('never makes a total negative, and its shares are the discount', () => {
    const small = fc.integer({ min: 1, max: 3 });
    const lines = fc.array(
      fc.record({
        shopId: small,
        productId: small,
        categoryIds: fc.array(small, { maxLength: 2 }),
        priceMinor: fc.nat({ max: 300_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const coupon = fc.record({
      useType: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      shopId: fc.option(small),
      productIds: fc.array(small),
      categoryIds: fc.array(small),
      moneyMinor: fc.integer({ min: 1, max: 2_000_000 }),
      minMinor: fc.nat({ max: 500_000 }),
    });
    fc.assert(
      fc.property(lines, coupon, (draft, terms) => {
        const decision = applyCoupon(held(terms), draft, now);
        if (!decision.fits) return;
        const goods = sumOf(draft, (item) => item.priceMinor * item.quantity);
        expect(sumOf(decision.shares, (share) => share)).toBe(decision.discountMinor);
        expect(decision.discountMinor).toBeGreaterThan(0);
        expect(decision.discountMinor).toBeLessThan(goods);
        decision.shares.forEach((share, index) => {
          const item = draft[index];
          expect(share).toBeLessThanOrEqual((item?.priceMinor ?? 0) * (item?.quantity ?? 0));
        });
      }),
      { numRuns: 500 },
    );
  });

  it('tells where a held coupon stands', () => {
    expect(standingOf(held(), now)).toBe('usable');
    expect(standingOf(held({ startAt: now }), now), 'from its first moment on').toBe('usable');
    expect(standingOf(held(), new Date('2026-07-01T00:00:00Z'))).toBe('overdue');
  });

  describe('claiming', () => {
    const terms = (change: Partial<ClaimTerms> = {}): ClaimTerms => ({
      type: 1,
      isOpen: true,
      isLimited: false,
      lastTotal: 0,
      receiveStartAt: null,
      receiveEndAt: null,
      isFixedTime: false,
      day: 7,
      useStartAt: null,
      useEndAt: null,
      ...change,
    });

    it.each([
      [null, {}],
      [null, { isLimited: true, lastTotal: 1 }],
      ['soldOut', { isLimited: true }],
      ['unknown', { type: 2 }],
      ['unknown', { isOpen: false }],
      ['notYet', { receiveStartAt: new Date('2026-06-02') }],
      ['over', { receiveEndAt: now }],
      ['over', { isFixedTime: true, useStartAt: new Date('2026-01-01'), useEndAt: now }],
    ] as const)('%s', (reason, change) => {
      expect(claimRefusal(terms(change), now)).toBe(reason);
    });

    it.each([
      [0, '2026-06-08T23:59:59.000Z'],
      [480, '2026-06-08T15:59:59.000Z'],
      [840, '2026-06-09T09:59:59.000Z'],
      [-720, '2026-06-09T11:59:59.000Z'],
    ])('lasts to the end of its last day in a mall %i minutes from UTC', (offset, end) => {
      const { endAt } = validityFrom(terms(), now, { zoneOffsetMinutes: offset });
      expect(endAt.toISOString()).toBe(end);
    });

    it('lasts its fixed time', () => {
      const fixed = { useStartAt: new Date('2026-06-05'), useEndAt: new Date('2026-06-09') };
      expect(
        validityFrom(terms({ isFixedTime: true, ...fixed }), now, { zoneOffsetMinutes: 0 }),
      ).toEqual({
        startAt: fixed.useStartAt,
        endAt: fixed.useEndAt,
      });
    });
  });
});
