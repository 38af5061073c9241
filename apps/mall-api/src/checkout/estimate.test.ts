import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreightRule, FreightZone } from '../db/schema';
import { fromWire, toWire } from '../money/wire';
import { draftLine } from '../testing/draft-line';
import type { DraftLine } from './draft';
import { estimateOf } from './estimate';

const NOW = new Date(1e12);

/** `usual` is a price that is usual in the currency, in minor units. */
const currencies = [
  { currency: 'JPY', decimals: 0, usual: 3_000 },
  { currency: 'USD', decimals: 2, usual: 2_500 },
  { currency: 'KWD', decimals: 3, usual: 8_250 },
] as const;

const zone = (change: Partial<FreightZone> = {}): FreightZone => ({
  countries: [],
  baseUnits: 1,
  baseMinor: 500,
  furtherUnits: 1,
  furtherMinor: 100,
  freeFromMinor: null,
  ...change,
});

interface Terms {
  rule?: FreightRule | null;
  country?: string;
  freeFromMinor?: number | null;
}

const estimate = (lines: DraftLine[], { rule, country = 'FR', freeFromMinor = null }: Terms = {}) =>
  estimateOf(
    { lines, freight: rule ? { 1: rule } : {} },
    { country, coupons: [] },
    { freight: { freeFromMinor } },
    NOW,
  );

describe('the estimate of a cart', () => {
  it('is goods and freight of every shop by its own terms', () => {
    const lines = [draftLine({ priceMinor: 1000 }), draftLine({ shopId: 2, priceMinor: 300 })];
    const rule: FreightRule = { by: 'piece', zones: [zone({ freeFromMinor: 1500 })] };
    expect(estimate(lines, { rule })).toEqual({
      goodsMinor: 1300,
      couponMinor: 0,
      freightMinor: 600,
      totalMinor: 1900,
      shops: [
        { shopId: 1, method: 'courier', freightMinor: 500, missingForFreeMinor: 500 },
        { shopId: 2, method: 'courier', freightMinor: 100, missingForFreeMinor: null },
      ],
    });
  });

  it('claims nothing of a shop that does not deliver to the country, and goes on with the others', () => {
    const lines = [draftLine({ priceMinor: 1000 }), draftLine({ shopId: 2, priceMinor: 300 })];
    const rule: FreightRule = {
      by: 'piece',
      zones: [zone({ countries: ['US'], freeFromMinor: 5000 })],
    };
    const { shops, freightMinor } = estimate(lines, { rule });
    expect(shops[0]).toEqual({
      shopId: 1,
      method: null,
      freightMinor: null,
      missingForFreeMinor: null,
    });
    expect(freightMinor).toBe(100);
  });

  it('counts goods that are not shipped neither for the freight nor for what is missing', () => {
    const lines = [
      draftLine({ priceMinor: 1000, postageMinor: 100 }),
      draftLine({ priceMinor: 4000, postageMinor: 100, isVirtual: true }),
    ];
    expect(estimate(lines, { freeFromMinor: 4500 })).toMatchObject({
      freightMinor: 100,
      shops: [{ missingForFreeMinor: 3500 }],
    });
  });
});

describe.each(currencies)(
  '“X more for free delivery” in $currency',
  ({ currency, decimals, usual }) => {
    const money = { currency: { country: '', symbol: '', ID: '', currency, decimals } };
    const amount = fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: usual * 20 }));
    const line = fc.record({
      priceMinor: amount,
      postageMinor: amount,
      quantity: fc.integer({ min: 1, max: 20 }),
      weightGrams: fc.nat({ max: 5000 }),
      isVirtual: fc.boolean(),
    });
    const anyZone = fc.record({
      baseUnits: fc.nat({ max: 3000 }),
      baseMinor: amount,
      furtherUnits: fc.integer({ min: 1, max: 1000 }),
      furtherMinor: amount,
      freeFromMinor: fc.option(amount),
      countries: fc.constantFrom<string[]>([], ['FR']),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      freeFromMinor: fc.option(amount),
      rule: fc.option(
        fc.record({
          by: fc.constantFrom('piece' as const, 'weight' as const),
          zones: fc.tuple(anyZone),
        }),
      ),
      // Of whatever weight and postage the goods are that are added
      extra: line,
    });

    it('is true: X more makes it free, and a bit less does not', () => {
      let claims = 0;
      fc.assert(
        fc.property(cart, ({ lines, extra, ...terms }) => {
          const inCart = lines.map((one) => draftLine(one));
          const [shop] = estimate(inCart, terms).shops;
          if (shop?.missingForFreeMinor == null) return;
          claims += 1;
          // As it is read in the cart
          const told = fromWire(money, toWire(money, shop.missingForFreeMinor));
          const freightWith = (priceMinor: number) =>
            estimate(
              [...inCart, draftLine({ ...extra, priceMinor, quantity: 1, isVirtual: false })],
              terms,
            ).shops[0]?.freightMinor;
          expect(told).toBeGreaterThan(0);
          expect(shop.freightMinor).toBeGreaterThan(0);
          expect(freightWith(told)).toBe(0);
          expect(freightWith(told - 1)).toBeGreaterThan(0);
        }),
      );
      expect(claims).toBeGreaterThan(0);
    });
  },
);
