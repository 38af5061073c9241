import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/allocate';
import { includedTax } from '../tax/rules';
import type { PaidLine, SharedLine } from './rules';
import {
  orderRefusal,
  refundAmount,
  refundAmounts,
  refundParts,
  refundPointsOf,
  unitsLeft,
} from './rules';

const none = { totalMinor: 0, refundedMinor: 0 };

const line = (change: Partial<SharedLine> = {}): SharedLine => ({
  id: 1,
  quantity: 3,
  freightMinor: 0,
  payMinor: 1000,
  refundedQuantity: 0,
  refundedMinor: 0,
  points: 0,
  refundedPoints: 0,
  borne: { coupon: none, points: none, commission: none },
  tax: none,
  ...change,
});

/** A line as created by the checkout: price times quantity, plus freight, minus a share of the coupon. */
const anyLine = fc
  .record({
    price: fc.nat({ max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    freight: fc.nat({ max: 100_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    points: fc.nat({ max: 10_000 }),
  })
  .map(({ price, quantity, freight, share, points }) => {
    const coupon = Math.floor(price * quantity * share);
    const payMinor = price * quantity + freight - coupon;
    return line({ quantity, freightMinor: freight, payMinor, points });
  });
const sizes = fc.array(
  fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isRefused: fc.boolean() }),
  { maxLength: 30 },
);
const runs = { numRuns: 10_000 };

const take = <Line extends PaidLine>(from: Line, units: number): Line => ({
  ...from,
  refundedQuantity: from.refundedQuantity + units,
  refundedMinor: from.refundedMinor + refundAmount(from, units),
  refundedPoints: from.refundedPoints + refundPointsOf(from, units),
});

/** A line with shares of the mall, after a refund of some units. */
function refunded(from: SharedLine, units: number): SharedLine {
  const [part] = refundParts([from], [{ orderLineId: from.id, quantity: units }]) ?? [];
  if (!part) throw new Error('There is no part');
  const more = (share: keyof SharedLine['borne']) => ({
    totalMinor: from.borne[share].totalMinor,
    refundedMinor: from.borne[share].refundedMinor + part.borne[share],
  });
  const borne = { coupon: more('coupon'), points: more('points'), commission: more('commission') };
  const { totalMinor, refundedMinor } = from.tax;
  const tax = { totalMinor, refundedMinor: refundedMinor + part.taxMinor };
  return { ...take(from, units), borne, tax };
}

describe('what shop and mall give each other back for units of a line', () => {
  const minor = fc.nat({ max: 1_000_000 }).map((totalMinor) => ({ totalMinor, refundedMinor: 0 }));
  const shares = fc.record({ coupon: minor, points: minor, commission: minor });

  it('adds up to what the mall bore and took, whatever the steps', () => {
    fc.assert(
      fc.property(anyLine, shares, fc.nat(100), sizes, (plain, borne, percent, steps) => {
        // What points are worth depends on them
        const points = { totalMinor: plain.points * 3, refundedMinor: 0 };
        const gross = plain.payMinor + borne.coupon.totalMinor + points.totalMinor;
        const tax = { totalMinor: includedTax(gross, percent * 1000), refundedMinor: 0 };
        let now: SharedLine = { ...plain, borne: { ...borne, points }, tax };
        for (const { share } of [...steps, { share: 1 }]) {
          const units = Math.ceil(unitsLeft(now) * share);
          if (units === 0) continue;
          now = refunded(now, units);
          expect(now.borne.points.refundedMinor).toBe(now.refundedPoints * 3);
          for (const { totalMinor, refundedMinor } of [now.tax, ...Object.values(now.borne)])
            expect(refundedMinor).toBeLessThanOrEqual(totalMinor);
        }
        expect(now.tax.refundedMinor).toBe(now.tax.totalMinor);
        expect(sumOf(Object.values(now.borne), (one) => one.refundedMinor)).toBe(
          sumOf(Object.values(now.borne), (one) => one.totalMinor),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is given back for units of a line', () => {
  it('adds up to what was paid, whatever the steps and whichever were refused', () => {
    fc.assert(
      fc.property(anyLine, sizes, (whole, steps) => {
        let now = whole;
        for (const { share, isRefused } of steps) {
          const units = Math.ceil(unitsLeft(now) * share);
          if (units === 0) continue;
          const amount = refundAmount(now, units);
          expect(amount).toBeGreaterThanOrEqual(0);
          if (!isRefused) now = take(now, units);
          expect(now.refundedMinor).toBeLessThanOrEqual(whole.payMinor);
        }
        if (unitsLeft(now) > 0) now = take(now, unitsLeft(now));
        expect(now.refundedMinor).toBe(whole.payMinor);
        expect(now.refundedPoints).toBe(whole.points);
      }),
      runs,
    );
  });

  it('keeps the freight until the last unit', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(), (whole, seed) => {
        const units = 1 + (seed % whole.quantity);
        const amount = refundAmount(whole, units);
        const most =
          units === whole.quantity ? whole.payMinor : whole.payMinor - whole.freightMinor;
        expect(amount).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });

  it('is within one coin of the exact share, and more units are never worth less', () => {
    fc.assert(
      fc.property(anyLine, (whole) => {
        const amounts = refundAmounts(whole);
        expect(amounts).toHaveLength(whole.quantity);
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
        const each = (whole.payMinor - whole.freightMinor) / whole.quantity;
        amounts.slice(0, -1).forEach((amount, index) => {
          expect(Math.abs(amount - each * (index + 1))).toBeLessThan(1);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['an odd amount', line(), [333, 667, 1000]],
    ['a free line', line({ payMinor: 0 }), [0, 0, 0]],
    [
      'a line of which only freight was paid',
      line({ payMinor: 300, freightMinor: 300 }),
      [0, 0, 300],
    ],
    ['the second of three', line({ refundedQuantity: 1, refundedMinor: 333 }), [334, 667]],
    ['a line with freight', line({ freightMinor: 100 }), [300, 600, 1000]],
  ])('of %s', (_name, of, amounts) => {
    expect(refundAmounts(of)).toEqual(amounts);
  });

  it.each([0, -1, 0.5, 4])('is nothing for %d of three', (units) => {
    expect(() => refundAmount(line(), units)).toThrow(`${units} units of 3 cannot be refunded.`);
  });
});

describe('the parts of a refund', () => {
  const lines = [line(), line({ id: 2, quantity: 1, refundedQuantity: 1, refundedMinor: 1000 })];

  it('are everything that is left when nothing is chosen', () => {
    const all = { orderLineId: 1, quantity: 3, amountMinor: 1000, points: 0 };
    expect(refundParts(lines)).toMatchObject([all]);
    expect(refundParts(lines.slice(1))).toBeUndefined();
  });

  it('are what is chosen, as far as it is left', () => {
    const choose = (orderLineId: number, quantity: number) => ({ orderLineId, quantity });
    expect(refundParts(lines, [choose(1, 2)])).toMatchObject([{ amountMinor: 667 }]);
    expect(refundParts(lines, [choose(1, 4)])).toBeUndefined();
    expect(refundParts(lines, [choose(2, 1)])).toBeUndefined();
    expect(refundParts(lines, [choose(3, 1)])).toBeUndefined();
    expect(refundParts(lines, [choose(1, 1), choose(1, 1)])).toBeUndefined();
    expect(refundParts(lines, [])).toBeUndefined();
  });
});

describe('an order', () => {
  const order = { isPaid: true, status: 'toShip', refundStatus: 'none' } as const;

  it.each([
    [{ isPaid: false }, 'unpaid'],
    [{ status: 'toReceive' }, undefined],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ refundStatus: 'applied' }, 'inProgress'],
    [{ refundStatus: 'refunding' }, 'inProgress'],
    [{ refundStatus: 'refunded' }, 'refunded'],
    [{}, undefined],
    [{ status: 'toReview' }, undefined],
    [{ status: 'completed' }, undefined],
  ] as const)('with %j: %s', (change, refusal) => {
    expect(orderRefusal({ ...order, ...change }, [line()])).toBe(refusal);
  });

  it('of which nothing is left', () => {
    expect(orderRefusal(order, [line({ refundedQuantity: 3 })])).toBe('nothingLeft');
  });
});
