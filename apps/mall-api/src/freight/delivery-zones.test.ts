import { describe, expect, it } from 'vitest';
import type { FreightRule } from '../db/schema';
import { deliveryZones } from './delivery-zones';

const piece = { weightGrams: 1400, priceMinor: 2000, postageMinor: 300 };
const mall = { freeFromMinor: 5000, arrivalDays: { from: 3, to: 7 } };
const rule: FreightRule = {
  by: 'weight',
  zones: [
    {
      countries: ['US'],
      baseUnits: 1000,
      baseMinor: 590,
      furtherUnits: 500,
      furtherMinor: 80,
      freeFromMinor: 1500,
      days: { from: 2, to: 4 },
    },
    {
      countries: [],
      baseUnits: 1000,
      baseMinor: 1490,
      furtherUnits: 500,
      furtherMinor: 250,
      freeFromMinor: null,
    },
  ],
};

describe('what one piece costs to send', () => {
  it("is the product's own postage by the terms of the mall, where the shop has no rule", () => {
    expect(deliveryZones(null, piece, mall)).toEqual([
      { countries: [], freightMinor: 300, freeFromMinor: 5000, days: { from: 3, to: 7 } },
    ]);
  });

  it('is nothing where the piece alone is worth enough', () => {
    const [zone] = deliveryZones(null, { ...piece, priceMinor: 5000 }, mall);
    expect(zone?.freightMinor).toBe(0);
  });

  it("goes by the shop's rule in each of its zones, and nobody guesses when it arrives", () => {
    expect(deliveryZones(rule, piece, mall)).toEqual([
      { countries: ['US'], freightMinor: 0, freeFromMinor: 1500, days: { from: 2, to: 4 } },
      { countries: [], freightMinor: 1740, freeFromMinor: null, days: null },
    ]);
  });
});
