import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftLine } from '../checkout/draft';
import { quoteOf } from '../checkout/quote';
import { validityFrom } from '../coupon/claim-rules';
import type { HeldCoupon } from '../coupon/rules';
import { checkCoupon, checkGiven, type CouponDraft } from './coupon-rules';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const coupon: CouponDraft = {
  name: 'Tea',
  type: 1,
  useType: 1,
  shopId: 7,
  productIds: [],
  categoryIds: [],
  moneyMinor: 300,
  minMinor: 0,
  day: 7,
  useStartAt: null,
  useEndAt: null,
  receiveStartAt: null,
  receiveEndAt: null,
  total: null,
  isOpen: true,
};
const fixed = { day: null, useStartAt: at(0), useEndAt: at(9) };

/** The field that something is refused for; undefined when it is accepted. */
function refusedField(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as { field: string }).field;
  }
}

describe('checkCoupon', () => {
  it.each<[string | undefined, Partial<CouponDraft>]>([
    [undefined, {}],
    [undefined, fixed],
    [undefined, { useType: 3, shopId: null, type: 2 }],
    [undefined, { useType: 4, shopId: null, categoryIds: [1] }],
    ['shopId', { shopId: null }],
    ['shopId', { shopId: null, useType: 2, productIds: [1] }],
    ['useType', { useType: 3 }],
    ['useType', { useType: 4, categoryIds: [1] }],
    ['type', { type: 2 }],
    ['amount', { moneyMinor: 0 }],
    ['productIds', { useType: 2 }],
    ['productIds', { productIds: [1] }],
    ['productIds', { useType: 2, productIds: [1, 1] }],
    ['categoryIds', { useType: 4, shopId: null }],
    ['categoryIds', { categoryIds: [1] }],
    ['days', { day: null }],
    ['days', { day: null, useStartAt: at(1) }],
    ['useUntil', { ...fixed, useEndAt: at(0) }],
    ['useFrom', { ...fixed, day: 3 }],
    ['claimFrom', { ...fixed, receiveStartAt: at(9) }],
    ['claimUntil', { receiveStartAt: at(2), receiveEndAt: at(1) }],
    ['total', { total: 0 }],
  ])('names %s', (field, change) => {
    expect(refusedField(() => checkCoupon({ ...coupon, ...change }))).toBe(field);
  });
});

describe('checkGiven', () => {
  const limited = { ...coupon, ...fixed, total: 10, receiveEndAt: at(5) };

  it.each<[string | undefined, Partial<CouponDraft>]>([
    [undefined, { isOpen: false }],
    [undefined, { total: 11, useEndAt: at(10), receiveEndAt: at(6) }],
    [undefined, { total: null, receiveEndAt: null }],
    ['name', { name: 'Coffee' }],
    ['amount', { moneyMinor: 301 }],
    ['minAmount', { minMinor: 1 }],
    ['productIds', { productIds: [1] }],
    ['useFrom', { useStartAt: at(-1) }],
    ['claimFrom', { receiveStartAt: at(-1) }],
    ['days', { day: 3, useStartAt: null, useEndAt: null }],
    ['total', { total: 9 }],
    ['useUntil', { useEndAt: at(8) }],
    ['claimUntil', { receiveEndAt: at(4) }],
  ])('names %s', (field, change) => {
    expect(refusedField(() => checkGiven(limited, { ...limited, ...change }))).toBe(field);
  });

  it('does not limit what was unlimited', () => {
    expect(refusedField(() => checkGiven(coupon, { ...coupon, total: 5 }))).toBe('total');
    const ending = { ...coupon, receiveEndAt: at(5) };
    expect(refusedField(() => checkGiven(coupon, ending))).toBe('claimUntil');
  });
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const minor = fc.integer({ min: -1, max: 3000 });
const anyCoupon: fc.Arbitrary<CouponDraft> = fc
  .record({
    useType: fc.constantFrom(1, 2, 3, 4),
    shopId: fc.option(fc.integer({ min: 1, max: 3 })),
    type: fc.constantFrom(1, 2, 3),
    productIds: ids,
    categoryIds: ids,
    moneyMinor: minor,
    minMinor: minor,
    day: fc.option(fc.integer({ min: 0, max: 30 })),
    isFixed: fc.boolean(),
  })
  .map(({ isFixed, ...drawn }) => {
    const lists = {
      productIds: drawn.useType === 2 ? drawn.productIds : [],
      categoryIds: drawn.useType === 4 ? drawn.categoryIds : [],
    };
    return { ...coupon, ...drawn, ...lists, ...(isFixed && fixed) } as CouponDraft;
  });

const anyLine = fc.record({
  shopId: fc.integer({ min: 1, max: 3 }),
  productId: fc.integer({ min: 1, max: 4 }),
  categoryIds: ids,
  priceMinor: fc.integer({ min: 0, max: 2000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
type Line = Pick<DraftLine, 'shopId' | 'productId' | 'categoryIds' | 'priceMinor' | 'quantity'>;

const draftOf = (lines: readonly Line[]): Draft => ({
  lines: lines.map((line, at) => ({
    ...line,
    shopName: `Shop ${line.shopId}`,
    skuId: at + 1,
    productName: 'Goods',
    skuName: '',
    image: '',
    postageMinor: 0,
    weightGrams: 0,
    cartId: null,
  })),
});

/** What the coupon says, in the words of its contract. */
function isNamed({ useType, shopId, productIds, categoryIds }: CouponDraft, line: Line): boolean {
  if (useType === 1) return line.shopId === shopId;
  if (useType === 2) return line.shopId === shopId && productIds.includes(line.productId);
  return useType === 3 || categoryIds.some((id) => line.categoryIds.includes(id));
}

const heldFrom = (draft: CouponDraft): HeldCoupon => ({
  ...draft,
  status: 'unused',
  ...validityFrom(
    { ...draft, isLimited: false, lastTotal: 0, isFixedTime: draft.day === null },
    NOW,
    { zoneOffsetMinutes: 0 },
  ),
});

describe('an accepted coupon', () => {
  it('is applied by checkout to the goods that it names and to no others, never below zero', () => {
    const policy = { freight: { freeFromMinor: null }, points: { perUnit: 1, worthMinor: 1 } };
    let applied = 0;
    fc.assert(
      fc.property(anyCoupon, fc.array(anyLine, { minLength: 1, maxLength: 5 }), (draft, lines) => {
        if (refusedField(() => checkCoupon(draft)) !== undefined) return;
        const choice = { country: 'SE', coupons: [heldFrom(draft)], points: 0, usePoints: false };
        const decision = quoteOf(draftOf(lines), choice, policy, NOW);
        const named = lines.filter((line) => isNamed(draft, line));
        const worth = named.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
        const all = lines.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0);
        const fits = worth > 0 && worth >= draft.minMinor && draft.moneyMinor < all;
        expect(decision.refusal === undefined).toBe(fits);
        if (decision.refusal) return;
        const { quote } = decision;
        applied += 1;
        expect(quote.couponMinor).toBe(Math.min(draft.moneyMinor, worth));
        expect(quote.payMinor).toBeGreaterThanOrEqual(0);
        for (const line of quote.shops.flatMap((shop) => shop.lines)) {
          expect(line.payMinor).toBeGreaterThanOrEqual(0);
          if (!isNamed(draft, line)) expect(line.couponMinor).toBe(0);
        }
      }),
      { numRuns: 3000 },
    );
    expect(applied).toBeGreaterThan(100);
  });
});
