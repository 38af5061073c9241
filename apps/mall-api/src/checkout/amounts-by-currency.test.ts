import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldCoupon } from '../coupon/rules';
import type { FreightRule } from '../db/schema';
import { sumOf } from '../money/allocate';
import { fromWire, toWire } from '../money/wire';
import { type PaidLine, refundAmount, refundPointsOf, unitsLeft } from '../refund/rules';
import { draftLine } from '../testing/draft-line';
import { type Quote, quoteOf } from './quote';

const NOW = new Date(1e12);

/** `decimals` of the currency, and a price that is usual in it, in minor units. */
const currencies = [
  { currency: 'JPY', decimals: 0, usual: 3_000 },
  { currency: 'USD', decimals: 2, usual: 2_500 },
  { currency: 'KWD', decimals: 3, usual: 8_250 },
] as const;

const small = fc.integer({ min: 1, max: 3 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

/** Carts, coupons, freight and points with amounts around a usual price. */
function ordersAround(usual: number) {
  // Amounts of a few minor units are where shares are rounded
  const amount = fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: usual }), fc.nat({ max: usual * 100 }));
  const row = fc.record({
    shopId: small,
    productId: small,
    priceMinor: amount,
    postageMinor: amount,
    quantity: fc.integer({ min: 1, max: 20 }),
    weightGrams: fc.nat({ max: 5000 }),
  });
  const coupon = fc.record({
    shopId: fc.option(small),
    useType: fc.constantFrom<HeldCoupon['useType']>(1, 2, 3),
    moneyMinor: amount.map((minor) => minor + 1),
    minMinor: amount,
    productIds: fc.array(small),
  });
  const zone = fc.record({
    baseUnits: fc.nat({ max: 3000 }),
    baseMinor: amount,
    furtherUnits: fc.integer({ min: 1, max: 1000 }),
    furtherMinor: amount,
    freeFromMinor: fc.option(amount),
    countries: fc.constant<string[]>([]),
  });
  const rule = fc.record({
    by: fc.constantFrom('piece' as const, 'weight' as const),
    zones: fc.array(zone, { minLength: 1, maxLength: 1 }),
  });
  return fc
    .record({
      rows: fc.array(row, { minLength: 1, maxLength: 6 }),
      coupons: fc.array(coupon, { maxLength: 3 }),
      points: fc.nat({ max: usual * 100 }),
      worthMinor: fc.integer({ min: 1, max: 7 }),
      rule: fc.option(rule),
    })
    .map(({ rows, coupons, points, worthMinor, rule: terms }) => {
      const lines = rows.map((one, skuId) => draftLine({ ...one, skuId }));
      const freight: Record<number, FreightRule> = terms ? { 1: terms } : {};
      const held = coupons.map((one): HeldCoupon => ({
        ...one,
        categoryIds: [],
        status: 'unused',
        startAt: new Date(0),
        endAt: new Date(2e12),
      }));
      const choice = { country: undefined, coupons: held, points, usePoints: true };
      const rules = { freight: { freeFromMinor: usual }, points: { perUnit: 1, worthMinor } };
      const decision = quoteOf({ lines, freight }, choice, rules, NOW);
      return decision.refusal ? undefined : decision.quote;
    })
    .filter((order) => order !== undefined);
}

const amounts = ['goodsMinor', 'freightMinor', 'couponMinor', 'pointsMinor', 'payMinor'] as const;
const linesOf = ({ shops }: Quote) => shops.flatMap((shop) => shop.lines);

describe.each(currencies)('in $currency', ({ currency, decimals, usual }) => {
  const mall = { currency: { currency, decimals: null } };
  const orders = ordersAround(usual);
  /** The exact value of a text in minor units, by its digits alone. */
  function exact(text: string): number {
    const [, whole = '', fraction = ''] = /^(\d+)\.(\d+)$/.exec(text) ?? [];
    expect(Number(fraction.slice(decimals)), text).toBe(0);
    return Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  }

  it('coupons, points and freight are whole minor units, which add up as they are written', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const key of amounts) {
          const whole = exact(toWire(mall, order[key]));
          expect(sumOf(order.shops, (shop) => exact(toWire(mall, shop[key])))).toBe(whole);
          expect(sumOf(linesOf(order), (one) => exact(toWire(mall, one[key])))).toBe(whole);
        }
        const { goodsMinor, freightMinor, couponMinor, pointsMinor, payMinor } = order;
        expect(payMinor).toBe(goodsMinor + freightMinor - couponMinor - pointsMinor);
        expect(couponMinor + pointsMinor).toBeLessThanOrEqual(goodsMinor);
      }),
      { numRuns: 500 },
    );
  });

  it('refunds in any steps, as they are written, give back what was paid and spent', () => {
    const steps = fc.array(part, { maxLength: 8 });
    fc.assert(
      fc.property(orders, steps, (order, sizes) => {
        for (const { skuId: id, quantity, freightMinor, payMinor, points } of linesOf(order)) {
          const amount = { quantity, freightMinor, payMinor, points };
          let now: PaidLine = {
            id,
            ...amount,
            refundedQuantity: 0,
            refundedMinor: 0,
            refundedPoints: 0,
          };
          const refunded: string[] = [];
          for (const share of [...sizes, 1]) {
            const units = Math.ceil(unitsLeft(now) * share);
            if (units === 0) continue;
            const text = toWire(mall, refundAmount(now, units));
            refunded.push(text);
            now = {
              ...now,
              refundedQuantity: now.refundedQuantity + units,
              refundedMinor: now.refundedMinor + fromWire(mall, text),
              refundedPoints: now.refundedPoints + refundPointsOf(now, units),
            };
          }
          expect(sumOf(refunded, exact)).toBe(payMinor);
          expect(now.refundedPoints).toBe(points);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the examples have coupons, points and freight', () => {
    const some = fc.sample(orders, { numRuns: 300, seed: 7 });
    for (const key of amounts)
      expect(some.filter((order) => order[key] > 0).length, key).toBeGreaterThan(50);
  });
});
