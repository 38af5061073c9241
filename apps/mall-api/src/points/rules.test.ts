import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSpend,
  clawback,
  type EarningLine,
  effectOf,
  noPoints,
  paidForGoods,
  type PointsBalance,
  pointsFor,
} from './rules';

const runs = { numRuns: 10_000 };
const amount = fc.nat({ max: 10_000_000 });
const rate = fc.nat({ max: 1000 });

const anyLine = fc
  .record({ payMinor: amount, freightMinor: fc.nat({ max: 100_000 }) })
  .map((line): EarningLine => ({ ...line, refundedMinor: 0 }));

const add = (a: PointsBalance, b: PointsBalance): PointsBalance => ({
  free: a.free + b.free,
  frozen: a.frozen + b.frozen,
  earned: a.earned + b.earned,
  spent: a.spent + b.spent,
});

describe('what an amount earns', () => {
  it.each([
    [1999, 1, 19],
    [1999, 10, 199],
    [99, 1, 0],
    [100, 0, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('of %i minor units at %i a unit is %i', (minor, perUnit, points) => {
    expect(pointsFor(minor, perUnit)).toBe(points);
  });
});

describe('what stays paid for goods', () => {
  it.each([
    [{ payMinor: 1500, freightMinor: 500, refundedMinor: 0 }, 1000],
    [{ payMinor: 1500, freightMinor: 500, refundedMinor: 400 }, 600],
    [{ payMinor: 1500, freightMinor: 500, refundedMinor: 1500 }, 0],
    // A coupon worth more than the goods
    [{ payMinor: 300, freightMinor: 500, refundedMinor: 0 }, 0],
  ])('of %j is %i', (line, kept) => expect(paidForGoods([line])).toBe(kept));
});

describe('what refunds take back', () => {
  it('is what their money had earned, whatever the steps and whenever it is released', () => {
    const steps = fc.array(
      fc.record({ line: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      { maxLength: 20 },
    );
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, steps, rate, fc.nat({ max: 20 }), (paid, refunds, perUnit, releasedAt) => {
        const all = paid.map((line) => ({ ...line }));
        const earned = pointsFor(paidForGoods(all), perUnit);
        let points = earned;
        let balance = effectOf('earned', { free: 0, frozen: earned });
        for (const [step, { line, share }] of refunds.entries()) {
          if (step === releasedAt)
            balance = add(balance, effectOf('released', { free: points, frozen: -points }));
          const one = all[line % all.length];
          if (!one) throw new Error('There is no such line');
          one.refundedMinor += Math.floor((one.payMinor - one.refundedMinor) * share);
          const change = clawback(
            { perUnit, points, isReleased: step >= releasedAt },
            paidForGoods(all),
          );
          balance = add(balance, effectOf('clawedBack', change));
          points += change.free + change.frozen;
          expect(points).toBe(pointsFor(paidForGoods(all), perUnit));
          expect(balance.earned).toBe(points);
          expect(balance.free + balance.frozen).toBe(points);
          expect(balance.frozen).toBeGreaterThanOrEqual(0);
        }
        for (const one of all) one.refundedMinor = one.payMinor;
        const rest = clawback({ perUnit, points, isReleased: true }, paidForGoods(all));
        expect(points + rest.free).toBe(0);
      }),
      runs,
    );
  });
});

describe('a balance', () => {
  const kind = fc.constantFrom('earned', 'spent', 'returned', 'refunded', 'clawedBack', 'released');

  it('is the sum of its entries, and has what was earned less what was spent', () => {
    const step = fc.record({ kind, points: fc.nat({ max: 1000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balance = noPoints;
        let [free, frozen] = [0, 0];
        for (const { kind, points } of steps) {
          if (kind === 'spent' && !canSpend(balance, points)) continue;
          const change = changes[kind](points);
          balance = add(balance, effectOf(kind, change));
          free += change.free;
          frozen += change.frozen;
          if (kind === 'spent' && points > 0) expect(balance.free).toBeGreaterThanOrEqual(0);
        }
        expect(balance).toMatchObject({ free, frozen });
        expect(free + frozen).toBe(balance.earned - balance.spent);
      }),
      runs,
    );
  });

  it.each([
    [10, 10, true],
    [10, 11, false],
    [0, 1, false],
    [-5, 1, false],
    [-5, 0, true],
  ])('with %i free: spending %i is %s', (free, points, can) => {
    expect(canSpend({ free }, points)).toBe(can);
  });
});

const changes = {
  earned: (n: number) => ({ free: 0, frozen: n }),
  released: (n: number) => ({ free: n, frozen: -n }),
  clawedBack: (n: number) => ({ free: -n, frozen: 0 }),
  spent: (n: number) => ({ free: -n, frozen: 0 }),
  returned: (n: number) => ({ free: n, frozen: 0 }),
  refunded: (n: number) => ({ free: n, frozen: 0 }),
};
