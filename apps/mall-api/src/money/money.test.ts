import minorUnits from '@vermilion/api-client/contract/currencies.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, sumOf } from './allocate';
import { decimalsOf, isoDecimals } from './currency';
import { rescale } from './rescale';
import { fromWire, MoneyFormatError, toWire } from './wire';

const mallIn = (currency: string, decimals: number | null = null) => ({
  currency: { currency, decimals },
});
const usd = mallIn('USD');

describe('the wire text of an amount', () => {
  it.each([
    ['USD', 0, '0.00'],
    ['USD', 5, '0.05'],
    ['USD', 1250, '12.50'],
    ['USD', -5, '-0.05'],
    ['USD', -123456, '-1234.56'],
    ['JPY', 0, '0.00'],
    ['JPY', 1200, '1200.00'],
    ['KRW', -1200, '-1200.00'],
    ['KWD', 1250, '1.250'],
    ['KWD', 5, '0.005'],
  ])('in %s %i is %s', (currency, minor, text) => {
    expect(toWire(mallIn(currency), minor)).toBe(text);
    expect(fromWire(mallIn(currency), text)).toBe(minor);
  });

  it('has two places also where fewer decimals are in use', () => {
    expect(toWire(mallIn('HUF', 0), 1200)).toBe('1200.00');
    expect(toWire(mallIn('KWD', 2), 125)).toBe('1.25');
    expect(toWire(mallIn('KWD', 1), 12)).toBe('1.20');
  });

  const currency = fc.constantFrom(...Object.keys(minorUnits));
  const mall = fc
    .tuple(currency, fc.option(fc.nat({ max: 3 })))
    .map(([code, fewer]) => mallIn(code, fewer && Math.min(fewer, isoDecimals(code) ?? 0)));

  it('comes back unchanged for every amount in every currency', () => {
    const amount = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });
    fc.assert(
      fc.property(mall, amount, (own, minor) => fromWire(own, toWire(own, minor)) === minor + 0),
    );
  });

  it('has at least two places in every currency, and the value of the amount', () => {
    fc.assert(
      fc.property(mall, fc.nat(), (own, minor) => {
        const text = toWire(own, minor);
        expect(text).toMatch(/^\d+\.\d{2,3}$/);
        expect(Number(text)).toBeCloseTo(minor / 10 ** decimalsOf(own), 6);
      }),
    );
  });

  it('takes fewer decimals, zeros below the minor unit, and no negative zero', () => {
    expect(fromWire(usd, '12')).toBe(1200);
    expect(fromWire(usd, '12.5')).toBe(1250);
    expect(fromWire(usd, '12.500')).toBe(1250);
    expect(fromWire(mallIn('JPY'), '12')).toBe(12);
    expect(Object.is(fromWire(usd, '-0.00'), 0)).toBe(true);
  });

  it.each(['', ' 1', '1.234', '1,50', '1e3', '.5', '5.', '+1', 'NaN', '12345678901234'])(
    'refuses %j',
    (text) => {
      expect(() => fromWire(usd, text)).toThrow(MoneyFormatError);
      expect(() => fromWire(usd, text)).toThrow(`"${text}" is not an amount: expected digits`);
    },
  );

  it('refuses fractions of the smallest coin', () => {
    expect(() => toWire(usd, 0.5)).toThrow(RangeError);
    expect(() => toWire(usd, 0.5)).toThrow('0.5 is not a whole amount.');
    expect(() => fromWire(mallIn('JPY'), '12.5')).toThrow(MoneyFormatError);
    expect(() => fromWire(mallIn('KWD'), '1.2345')).toThrow(MoneyFormatError);
    expect(() => fromWire(mallIn('HUF', 0), '1.50')).toThrow(MoneyFormatError);
  });
});

describe('currencies', () => {
  it('are those of ISO 4217 with its minor units, whatever Intl knows', () => {
    const decimals = Object.keys(minorUnits).map((code) => [code, isoDecimals(code)]);
    const having = (number: number) =>
      decimals.filter(([, own]) => own === number).map(([code]) => code);
    expect(having(0).join(' ')).toBe(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
    );
    expect(having(3).join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND');
    expect(having(2)).toHaveLength(decimals.length - 23);
    expect(['RSD', 'HUF', 'LAK'].map(isoDecimals)).toEqual([2, 2, 2]);
    expect(['XYZ', 'usd', 'toString'].map(isoDecimals)).toEqual([undefined, undefined, undefined]);
  });
});

describe('an amount in units of another size', () => {
  it.each([
    [1200, 0, 2, 120_000],
    [125, 2, 3, 1250],
    [1250, 3, 2, 125],
    [1259, 3, 2, 125],
    [-1259, 3, 2, -125],
  ])('%i of 10^-%i is, in 10^-%i, %i', (amount, from, to, scaled) => {
    expect(rescale(amount, from, to)).toBe(scaled);
  });

  it('comes back from a finer unit', () => {
    const digits = fc.nat({ max: 3 });
    fc.assert(
      fc.property(fc.nat(), digits, digits, (amount, from, more) => {
        expect(rescale(rescale(amount, from, from + more), from + more, from)).toBe(amount);
      }),
    );
  });

  it('is refused when it is too large to be exact', () => {
    expect(() => rescale(Number.MAX_SAFE_INTEGER, 0, 2)).toThrow(RangeError);
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
