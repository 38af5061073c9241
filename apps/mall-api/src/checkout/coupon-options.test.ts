import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineCoupons } from '../coupon/combine';
import type { HeldRow } from '../coupon/store';
import { rateCoupons } from './coupon-options';

const now = new Date('2026-06-01T12:00:00Z');
const line = (shopId: number) => ({
  shopId,
  productId: shopId * 10,
  categoryIds: [100],
  priceMinor: 1000,
  quantity: 1,
});
const lines = [line(1), line(2)];

/** A coupon for all goods of a shop, or without one of the mall. */
const coupon = (id: number, shopId: number | null, moneyMinor: number) =>
  ({
    id,
    shopId,
    shopName: null,
    useType: shopId === null ? 3 : 1,
    productIds: [],
    categoryIds: [],
    moneyMinor,
    minMinor: 0,
    status: 'unused',
    startAt: new Date('2026-05-01T00:00:00Z'),
    endAt: new Date('2026-07-01T00:00:00Z'),
  }) as unknown as HeldRow;

const suggestedOf = (coupons: readonly HeldRow[]) =>
  rateCoupons(coupons, lines, now).flatMap((option) => (option.isSuggested ? [option.coupon] : []));

describe('the coupons that are suggested for a draft', () => {
  it('are the best of each shop and of the mall', () => {
    const coupons = [coupon(1, 1, 300), coupon(2, 1, 200), coupon(3, 2, 100), coupon(4, null, 50)];
    expect(suggestedOf(coupons).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('leave something to pay', () => {
    const coupons = [coupon(1, 1, 999), coupon(2, 2, 999), coupon(3, null, 500)];
    expect(suggestedOf(coupons).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('can be used together, whatever the coupons are', () => {
    const issuer = fc.constantFrom(1, 2, null);
    const offer = fc.tuple(issuer, fc.integer({ min: 1, max: 2500 }));
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 8 }), (offers) => {
        const coupons = offers.map(([shopId, money], index) => coupon(index + 1, shopId, money));
        expect(combineCoupons(suggestedOf(coupons), lines, now).fits).toBe(true);
      }),
    );
  });
});
