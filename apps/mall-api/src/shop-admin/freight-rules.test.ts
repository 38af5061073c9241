import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreightRule, FreightZone } from '../db/schema';
import { ruleFreight, zoneOf } from '../freight/rules';
import { checkFreightRule } from './freight-rules';

const COUNTRIES = ['US', 'CA', 'SE', 'LA', 'TH', 'XX', 'us'];

const units = fc.integer({ min: -1, max: 5000 });
const anyZone: fc.Arbitrary<FreightZone> = fc.record(
  {
    countries: fc.array(fc.constantFrom(...COUNTRIES), { maxLength: 3 }),
    baseUnits: units,
    baseMinor: units,
    furtherUnits: fc.oneof(units, fc.constant(0.5)),
    furtherMinor: units,
    freeFromMinor: fc.option(units),
    days: fc.record({ from: units, to: units }),
  },
  {
    requiredKeys: [
      'countries',
      'baseUnits',
      'baseMinor',
      'furtherUnits',
      'furtherMinor',
      'freeFromMinor',
    ],
  },
);
const anyRule: fc.Arbitrary<FreightRule> = fc.record({
  by: fc.constantFrom('piece', 'weight'),
  zones: fc.array(anyZone, { minLength: 1, maxLength: 4 }),
});
const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    weightGrams: fc.integer({ min: 0, max: 9000 }),
    priceMinor: fc.integer({ min: 0, max: 99_999 }),
    postageMinor: fc.constant(0),
  }),
  { minLength: 1, maxLength: 5 },
);

/** The field that a rule is refused for; undefined when it is accepted. */
function refusedField(rule: FreightRule): string | undefined {
  try {
    checkFreightRule(rule);
    return undefined;
  } catch (error) {
    return (error as { field: string }).field;
  }
}

const zone: FreightZone = {
  countries: [],
  baseUnits: 1000,
  baseMinor: 590,
  furtherUnits: 500,
  furtherMinor: 80,
  freeFromMinor: null,
};
const rule = (...zones: Partial<FreightZone>[]): FreightRule => ({
  by: 'weight',
  zones: zones.map((change) => ({ ...zone, ...change })),
});

describe('checkFreightRule', () => {
  it.each<[string | undefined, FreightRule]>([
    [undefined, rule({ countries: ['US', 'CA'] }, {})],
    ['rule.zones', rule()],
    ['rule.zones.1.countries', rule({}, {})],
    ['rule.zones.1.countries.0', rule({ countries: ['US'] }, { countries: ['US'] })],
    ['rule.zones.0.countries.1', rule({ countries: ['US', 'US'] })],
    ['rule.zones.0.countries.0', rule({ countries: ['XX'] })],
    ['rule.zones.0.furtherUnits', rule({ furtherUnits: 0 })],
    ['rule.zones.0.base', rule({ baseMinor: 1.5 })],
    ['rule.zones.0.further', rule({ furtherMinor: -1 })],
    ['rule.zones.0.freeFrom', rule({ freeFromMinor: -1 })],
    ['rule.zones.0.days.to', rule({ days: { from: 4, to: 3 } })],
  ])('names %s', (field, given) => {
    expect(refusedField(given)).toBe(field);
  });

  it('accepts only rules that have one price for every basket and country', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyRule, anyLines, fc.constantFrom(...COUNTRIES), (given, lines, country) => {
        if (refusedField(given) !== undefined) return;
        accepted += 1;
        const isNamed = ({ countries }: FreightZone) => countries.includes(country);
        const named = given.zones.filter(isNamed);
        const rest = given.zones.filter(({ countries }) => countries.length === 0);
        expect(named.length).toBeLessThanOrEqual(1);
        expect(rest.length).toBeLessThanOrEqual(1);
        expect(zoneOf(given, country)).toBe(named[0] ?? rest[0]);
        const freight = ruleFreight(given, country, lines);
        expect(freight === undefined).toBe(named.length + rest.length === 0);
        for (const share of freight?.shares ?? []) {
          expect(Number.isSafeInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('accepts a rule however its zones are ordered', () => {
    fc.assert(
      fc.property(anyRule, (given) => {
        const turned = { ...given, zones: given.zones.toReversed() };
        expect(refusedField(turned) === undefined).toBe(refusedField(given) === undefined);
      }),
    );
  });
});
