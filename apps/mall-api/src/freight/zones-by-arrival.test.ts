import { describe, expect, it } from 'vitest';
import type { DeliveryZone } from './delivery-zones';
import { zonesByArrival } from './zones-by-arrival';

const zone = (...countries: string[]): DeliveryZone => ({
  countries,
  freightMinor: 100,
  freeFromMinor: null,
  days: { from: 1, to: 2 },
});
const early = { shipBy: '2026-12-01', from: '2026-12-02', until: '2026-12-03' };
const late = { shipBy: '2026-12-01', from: '2026-12-06', until: '2026-12-07' };
const arrivalIn = (_: DeliveryZone, country: string | undefined) =>
  country === 'SA' || country === 'US' ? late : early;

describe('zones with days of arrival', () => {
  it('are split where countries of one zone differ', () => {
    const dated = zonesByArrival([zone('CA', 'US', 'MX'), zone()], ['US', 'SA', 'IL'], arrivalIn);
    expect(dated.map(({ countries, arrival }) => [countries.join(), arrival])).toEqual([
      ['CA,MX', early],
      ['US', late],
      ['', early],
      ['SA', late],
    ]);
  });

  it('are as they were where nobody knows', () => {
    expect(zonesByArrival([zone('CA', 'US')], ['SA'], () => undefined)).toEqual([
      { ...zone('CA', 'US'), arrival: null },
    ]);
  });
});
