import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laoDates } from './lao-dates';

const dates = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
const options = fc.constantFrom<Intl.DateTimeFormatOptions>(
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: 'short', day: 'numeric' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  { weekday: 'short' },
  { weekday: 'long' },
  { year: 'numeric', timeZone: 'UTC' },
);

describe('laoDates', () => {
  it('writes dates as a system with Lao data does', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf('lo')).toEqual(['lo']);
    const timeZone = 'Asia/Vientiane';
    const format = laoDates(timeZone);
    fc.assert(
      fc.property(dates, options, (date, how) => {
        const lao = new Intl.DateTimeFormat('lo', { timeZone, ...how });
        expect(format(date, how)).toBe(lao.format(date));
      }),
    );
  });

  it('reads dates that are texts', () => {
    expect(laoDates('UTC')('2026-11-23T09:05:00Z', { dateStyle: 'medium' })).toBe('23 ພ.ຈ. 2026');
  });
});
