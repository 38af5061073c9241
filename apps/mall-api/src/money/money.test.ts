import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, MoneyFormatError, toWire } from './wire';
import { allocate, sumOf } from './allocate';

describe('the wire text of an amount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [-5, '-0.05'],
    [-123456, '-1234.56'],
  ])('%i is %s', (minor, text) => {
    expect(toWire(minor)).toBe(text);
    expect(fromWire(text)).toBe(minor);
  });

  it('comes back unchanged for every amount', () => {
    const amount = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
    fc.assert(fc.property(amount, (minor) => fromWire(toWire(minor)) === minor + 0));
  });

  it('takes fewer decimals, and no negative zero', () => {
    expect(fromWire('12')).toBe(1200);
    expect(fromWire('12.5')).toBe(1250);
    expect(Object.is(fromWire('-0.00'), 0)).toBe(true);
  });

  it.each(['', ' 1', '1.234', '1,50', '1e3', '.5', '5.', '+1', 'NaN', '12345678901234'])(
    'refuses %j',
    (text) => {
      expect(() => fromWire(text)).toThrow(MoneyFormatError);
      expect(() => fromWire(text)).toThrow(`"${text}" is not an amount: expected digits`);
    },
  );

  it('refuses fractions of the smallest coin', () => {
    expect(() => toWire(0.5)).toThrow(RangeError);
    expect(() => toWire(0.5)).toThrow('0.5 is not a whole amount.');
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.nat({ max: 2_000_000_000 }), { minLength: 1, maxLength: 20 });
  const positive = weights.filter((list) => list.some((weight) => weight > 0));

  it('preserves the sum', () => {
    fc.assert(
      fc.property(fc.nat(), positive, (total, list) => {
        expect(sumOf(allocate(total, list), (share) => share)).toBe(total);
      }),
    );
  });

  it('gives no share above its weight while the total fits', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const total = Math.floor(sumOf(list, (weight) => weight) * part);
        allocate(total, list).forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(list[index] ?? 0);
        });
      }),
    );
  });

  it('stays within one of the exact share', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), positive, (total, list) => {
        const sum = sumOf(list, (weight) => weight);
        allocate(total, list).forEach((share, index) => {
          expect(Math.abs(share - (total * (list[index] ?? 0)) / sum)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('favours the earlier of equals', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('favours the largest remainder, wherever it stands', () => {
    expect(allocate(5, [1, 2, 4])).toEqual([1, 1, 3]);
    expect(allocate(5, [4, 2, 1])).toEqual([3, 1, 1]);
    expect(allocate(3, [2, 5, 2, 5])).toEqual([1, 1, 0, 1]);
  });

  it('gives nobody a coin before somebody who is owed more of one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), positive, (total, list) => {
        const sum = sumOf(list, (weight) => weight);
        const owed = list.map((weight) => Number((BigInt(total) * BigInt(weight)) % BigInt(sum)));
        const shares = allocate(total, list);
        const got = list.map(
          (weight, index) => (shares[index] ?? 0) * sum > total * weight && owed[index] !== 0,
        );
        const favoured = owed.filter((_, index) => got[index]);
        const others = owed.filter((_, index) => !got[index]);
        expect(Math.min(...favoured)).toBeGreaterThanOrEqual(Math.max(0, ...others));
      }),
    );
  });

  it('refuses to spread over nothing, and negative input', () => {
    const nothing = new RangeError('There is nothing to spread the total over.');
    expect(() => allocate(1, [])).toThrow(nothing);
    expect(() => allocate(1, [0, 0])).toThrow(nothing);
    expect(() => allocate(-1, [1])).toThrow(new RangeError('The total must be >= 0.'));
    const weights = new RangeError('Weights must be whole and >= 0.');
    expect(() => allocate(1, [-1, 3])).toThrow(weights);
    expect(() => allocate(1, [0.5, 3])).toThrow(weights);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });
});
