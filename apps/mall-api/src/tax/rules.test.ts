import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedTax, taxOf } from './rules';

const policy = {
  country: 'DE',
  classes: { '7': 'reduced' },
  rates: { DE: { standard: 19, reduced: 7 }, CH: { standard: 8.1, reduced: 2.6 } },
};
const line = {
  categoryIds: [12, 3],
  payMinor: 11_900,
  generalCouponMinor: 0,
  pointsMinor: 0,
};

describe('the tax included in a price', () => {
  it('is what the rate adds to the price without it, to half a minor unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.nat({ max: 100_000 }), (gross, rate) => {
        const tax = includedTax(gross, rate);
        const net = gross - tax;
        // Exact: net * rate = tax, times 100 %
        const exact = (gross * rate) / (100_000 + rate);
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.500001);
        expect(net).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['by the country of delivery', {}, 'CH', { rate: 8100, taxMinor: 892 }],
    ['by the class of the nearest category', { categoryIds: [12, 7] }, 'DE', { rate: 7000 }],
    [
      'in the country of the mall, of what is not shipped',
      { isVirtual: true },
      'CH',
      { rate: 19_000 },
    ],
    [
      'also of what the mall pays',
      { payMinor: 10_000, generalCouponMinor: 1_400, pointsMinor: 500 },
      'DE',
      { taxMinor: 1_900 },
    ],
  ])('is %s', (_what, change, country, expected) => {
    expect(taxOf({ ...line, ...change }, country, policy)).toMatchObject(expected);
  });

  it('is unknown where the policy has no rate, which is not zero', () => {
    expect(taxOf(line, 'US', policy)).toBeUndefined();
    expect(taxOf(line, undefined, policy)).toBeUndefined();
    expect(taxOf(line, 'DE', { ...policy, rates: { DE: { standard: 0 } } })).toEqual({
      rate: 0,
      taxMinor: 0,
    });
  });
});
