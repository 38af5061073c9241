import type { DeliveryZone } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { zoneOf } from './zone-of';

const zone = (...countries: string[]): DeliveryZone => ({
  countries,
  freightFee: '1.00',
  freeFrom: null,
  days: null,
});
const near = zone('US', 'CA');
const others = zone();

describe('the zone of a country', () => {
  it('is the one that names it, else the one of all others', () => {
    expect(zoneOf([near, others], 'CA')).toBe(near);
    expect(zoneOf([near, others], 'FR')).toBe(others);
  });

  it('is none where the shop does not send', () => {
    expect(zoneOf([near], 'FR')).toBeUndefined();
  });

  it('says what to expect before a country is known', () => {
    expect(zoneOf([near, others], undefined)).toBe(others);
    expect(zoneOf([near], undefined)).toBe(near);
  });
});
