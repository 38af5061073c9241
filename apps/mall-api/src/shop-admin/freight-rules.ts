import { countryOf } from '@vermilion/input-rules/country';
import type { FreightRule, FreightZone } from '../db/schema';
import { invalidValue } from '../kernel/errors';

/**
 * The rules of a shop's freight: each country in one zone, at most one zone for all others, whole amounts and units.
 * Refuses the first violation, with its field.
 */
export function checkFreightRule({ zones }: FreightRule): void {
  if (zones.length === 0) throw invalidValue('rule.zones', 'must not be empty');
  const known = new Set<string>();
  let hasRest = false;
  zones.forEach((zone, at) => {
    const field = `rule.zones.${at}`;
    checkZone(field, zone);
    if (zone.countries.length === 0) {
      if (hasRest) throw invalidValue(`${field}.countries`, 'must not be empty in two zones');
      hasRest = true;
    }
    zone.countries.forEach((country, place) => {
      const inField = `${field}.countries.${place}`;
      if (countryOf(country) !== country) throw invalidValue(inField, 'is not a country');
      if (known.has(country)) throw invalidValue(inField, 'is in another zone, or twice in this');
      known.add(country);
    });
  });
}

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

function checkZone(field: string, zone: FreightZone): void {
  const { baseUnits, baseMinor, furtherUnits, furtherMinor, freeFromMinor, days } = zone;
  const figures: [name: string, value: number, least: number][] = [
    ['baseUnits', baseUnits, 0],
    ['base', baseMinor, 0],
    ['furtherUnits', furtherUnits, 1],
    ['further', furtherMinor, 0],
    ['freeFrom', freeFromMinor ?? 0, 0],
    ['days.from', days?.from ?? 0, 0],
    ['days.to', days?.to ?? 0, days?.from ?? 0],
  ];
  for (const [name, value, least] of figures) {
    if (!isWhole(value, least))
      throw invalidValue(`${field}.${name}`, `must be a whole number of at least ${least}`);
  }
}
