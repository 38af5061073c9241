import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldCoupon } from '../coupon/rules';
import type { FreightRule, FreightZone } from '../db/schema';
import { sumOf } from '../money/allocate';
import { draftLine as line } from '../testing/draft-line';
import type { DraftLine } from './draft';
import { type QuoteChoice, quoteOf } from './quote';

const NOW = new Date(1e12);
const policy = { freight: { freeFromMinor: 50_000 }, points: { perUnit: 1, worthMinor: 1 } };
const none: QuoteChoice = { country: undefined, coupons: [], points: 0, usePoints: true };

const coupon = (change: Partial<HeldCoupon>): HeldCoupon => ({
  useType: 3,
  shopId: null,
  productIds: [],
  categoryIds: [],
  moneyMinor: 500,
  minMinor: 0,
  status: 'unused',
  startAt: new Date(0),
  endAt: new Date(2e12),
  ...change,
});

const zone = (change: Partial<FreightZone> = {}): FreightZone => ({
  countries: [],
  baseUnits: 1,
  baseMinor: 500,
  furtherUnits: 1,
  furtherMinor: 100,
  freeFromMinor: null,
  ...change,
});

function quote(
  lines: DraftLine[],
  choice: Partial<QuoteChoice> = {},
  freight: Record<number, FreightRule> = {},
) {
  const decision = quoteOf({ lines, freight }, { ...none, ...choice }, policy, NOW);
  if (decision.refusal) throw new Error(JSON.stringify(decision.refusal));
  return decision.quote;
}

const refusal = (
  lines: DraftLine[],
  choice: Partial<QuoteChoice>,
  freight: Record<number, FreightRule> = {},
) => quoteOf({ lines, freight }, { ...none, ...choice }, policy, NOW).refusal;

describe('a quote', () => {
  it("takes the mall's coupon from what the shops' left, and points from the rest of the goods", () => {
    const lines = [line({ priceMinor: 1000 }), line({ shopId: 2, skuId: 2, priceMinor: 3000 })];
    const coupons = [
      coupon({ moneyMinor: 600 }),
      coupon({ useType: 1, shopId: 1, moneyMinor: 800 }),
    ];
    const { shops, ...whole } = quote(lines, { coupons, points: 100_000 });
    expect(shops.flatMap((shop) => shop.lines)).toMatchObject([
      {
        couponMinor: 838,
        generalCouponMinor: 38,
        pointsMinor: 162,
        freightMinor: 100,
        payMinor: 100,
      },
      { couponMinor: 562, generalCouponMinor: 562, pointsMinor: 2438, payMinor: 100 },
    ]);
    expect(whole).toMatchObject({ couponMinor: 1400, points: 2600, payMinor: 200 });
  });

  it.each([
    ['twoGeneral', [coupon({}), coupon({})]],
    ['twoOfOneShop', [coupon({ shopId: 1, useType: 1 }), coupon({ shopId: 1, useType: 2 })]],
    ['notBelowTotal', [coupon({ shopId: 1, useType: 1, moneyMinor: 1500 }), coupon({})]],
  ])('refuses %s', (reason, coupons) => {
    expect(refusal([line()], { coupons })).toEqual({ kind: 'coupon', reason });
  });

  it('has another hash at another price, and the same at the same', () => {
    const { hash } = quote([line()]);
    expect(quote([line()]).hash).toBe(hash);
    expect(quote([line()], { points: 1 }).hash).not.toBe(hash);
    expect(quote([line({ postageMinor: 0 })]).hash).not.toBe(hash);
  });
});

describe("a shop's freight", () => {
  const byPiece = (...zones: FreightZone[]) => ({ 1: { by: 'piece' as const, zones } });

  it('is by the piece, begun lots count, and other shops keep their postage', () => {
    const rule = byPiece(zone({ baseUnits: 2, furtherUnits: 3 }));
    const lines = [line({ quantity: 6 }), line({ shopId: 2, skuId: 2, quantity: 2 })];
    expect(quote(lines, {}, rule).shops).toMatchObject([
      { freightMinor: 700 },
      { freightMinor: 200 },
    ]);
  });

  it('is by weight, divided by it', () => {
    const rule = {
      1: { by: 'weight' as const, zones: [zone({ baseUnits: 1000, furtherUnits: 500 })] },
    };
    const lines = [line({ weightGrams: 900 }), line({ skuId: 2, weightGrams: 300, quantity: 2 })];
    const [shop] = quote(lines, {}, rule).shops;
    expect(shop?.lines.map((one) => one.freightMinor)).toEqual([360, 240]);
  });

  it.each([
    ['CA', 900],
    ['DE', 500],
    [undefined, 500],
  ])('is that of the zone of %s', (country, freightMinor) => {
    const rule = byPiece(zone({ countries: ['CA'], baseMinor: 900 }), zone());
    expect(quote([line()], { country }, rule)).toMatchObject({ freightMinor });
  });

  it('is refused where the shop does not send', () => {
    const rule = byPiece(zone({ countries: ['US', 'CA'] }));
    expect(refusal([line()], { country: 'DE' }, rule)).toEqual({
      kind: 'noDelivery',
      shopName: 'Shop',
    });
    expect(quote([line()], { country: undefined }, rule)).toMatchObject({ freightMinor: 500 });
  });

  it('is free from an amount, and says how much is missing', () => {
    const rule = byPiece(zone({ freeFromMinor: 4000 }));
    const two = quote([line({ quantity: 2 })], {}, rule);
    expect([two.freightMinor, two.missingForFree.get(1)]).toEqual([600, 2]);
    const three = quote([line({ quantity: 3 })], {}, rule);
    expect([three.freightMinor, three.missingForFree.size]).toEqual([0, 0]);
  });
});

const small = fc.integer({ min: 1, max: 3 });
const anyLines = fc.array(
  fc.record({
    shopId: small,
    productId: small,
    // Currencies with zero, two and three decimals
    priceMinor: fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 99_999 }), fc.nat({ max: 99_999_999 })),
    quantity: fc.integer({ min: 1, max: 99 }),
    postageMinor: fc.nat({ max: 500 }),
    weightGrams: fc.nat({ max: 5000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const anyCoupon = fc
  .record({
    shopId: fc.option(small),
    useType: fc.constantFrom(1, 2, 3) as fc.Arbitrary<1 | 2 | 3>,
    moneyMinor: fc.integer({ min: 1, max: 50_000 }),
    minMinor: fc.nat({ max: 5000 }),
    productIds: fc.array(small),
  })
  .map(coupon);
const anyRule = fc.record({
  by: fc.constantFrom('piece' as const, 'weight' as const),
  zones: fc.array(
    fc
      .record({
        baseUnits: fc.nat({ max: 3000 }),
        baseMinor: fc.nat({ max: 2000 }),
        furtherUnits: fc.integer({ min: 1, max: 1000 }),
        furtherMinor: fc.nat({ max: 500 }),
        freeFromMinor: fc.option(fc.nat({ max: 100_000 })),
      })
      .map(zone),
    { minLength: 1, maxLength: 1 },
  ),
});

describe('quoteOf', () => {
  it('is the sum of its lines, and asks between nothing and the list price, whatever is chosen', () => {
    let quoted = 0;
    fc.assert(
      fc.property(
        anyLines,
        fc.array(anyCoupon, { maxLength: 3 }),
        fc.nat({ max: 200_000 }),
        fc.integer({ min: 1, max: 7 }),
        fc.option(anyRule),
        (rows, coupons, points, worthMinor, rule) => {
          const lines = rows.map((row, index) => line({ ...row, skuId: index }));
          const freight: Record<number, FreightRule> = rule ? { 1: rule } : {};
          const draft = { lines, freight };
          const rules = { ...policy, points: { perUnit: 1, worthMinor } };
          const decision = quoteOf(draft, { ...none, coupons, points }, rules, NOW);
          if (decision.refusal) return;
          quoted += 1;
          const { quote: order } = decision;
          const all = order.shops.flatMap((shop) => shop.lines);
          for (const key of [
            'goodsMinor',
            'freightMinor',
            'couponMinor',
            'points',
            'payMinor',
          ] as const) {
            expect(sumOf(all, (one) => one[key])).toBe(order[key]);
            expect(sumOf(order.shops, (one) => one[key])).toBe(order[key]);
          }
          expect(order.points).toBeLessThanOrEqual(points);
          for (const part of [...all, ...order.shops, order]) {
            const { goodsMinor, freightMinor, couponMinor, pointsMinor, payMinor } = part;
            expect(payMinor).toBe(goodsMinor + freightMinor - couponMinor - pointsMinor);
            // Coupons and points pay for goods only
            expect(couponMinor + pointsMinor).toBeLessThanOrEqual(goodsMinor);
            expect(part.generalCouponMinor).toBeLessThanOrEqual(couponMinor);
            expect(pointsMinor).toBe(part.points * worthMinor);
          }
        },
      ),
      { numRuns: 10_000 },
    );
    expect(quoted).toBeGreaterThan(2000);
  });
});
