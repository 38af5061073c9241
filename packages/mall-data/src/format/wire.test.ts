import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { jsonOf, listOf } from './json';
import type { MallFormat } from './mall-format';
import { dateOf, minorOf, optionalMinor, optionalWire, wireOf } from './wire';

const yen: MallFormat = { ...mall, currency: 'JPY', decimals: 0 };
const dinar: MallFormat = { ...mall, currency: 'KWD', decimals: 3 };

describe('amounts of the wire', () => {
  it('are minor units inside, there and back without loss, with no, two and three decimals', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(mall, yen, dinar),
        fc.integer({ min: -1e12, max: 1e12 }),
        (own, minor) => {
          expect(minorOf(own, wireOf(own, minor))).toBe(minor);
          expect(wireOf(own, minor)).toMatch(/^-?\d+\.\d{2,3}$/);
        },
      ),
    );
  });

  it.each([
    [mall, '12.50', 1250],
    [mall, '12.5', 1250],
    [mall, '12', 1200],
    [mall, ' 12.50 ', 1250],
    [mall, '0.29', 29],
    [mall, '1.005', 101],
    [mall, '1.004', 100],
    [mall, '-0.01', -1],
    [mall, '0.00', 0],
    [mall, 8.2, 820],
    [yen, '1200.00', 1200],
    [yen, '1200', 1200],
    [dinar, '1.250', 1250],
    [dinar, '1.25', 1250],
  ])('in $currency: %s is %i', (own, wire, minor) => expect(minorOf(own, wire)).toBe(minor));

  it('have two places, or those of the currency if it has more', () => {
    expect([wireOf(mall, 1250), wireOf(yen, 1200), wireOf(yen, 0)]).toEqual([
      '12.50',
      '1200.00',
      '0.00',
    ]);
    expect([wireOf(dinar, 1250), wireOf(dinar, -5)]).toEqual(['1.250', '-0.005']);
  });

  it.each(['', 'abc', '1e5', '1,000.00', 'NaN', '--1'])('refuses %j', (wire) =>
    expect(() => minorOf(mall, wire)).toThrow(RangeError(`"${wire}" is not a decimal amount.`)),
  );

  it('may be absent', () => {
    const none = [null, undefined, ''].map((wire) => optionalMinor(mall, wire));
    expect(none).toEqual([undefined, undefined, undefined]);
    expect(optionalMinor(mall, '12.50')).toBe(1250);
    expect([optionalWire(mall, undefined), optionalWire(mall, 0)]).toEqual([undefined, '0.00']);
  });
});

describe('times of the wire', () => {
  it.each([
    [480, '2026-03-01T00:00:00.000Z'],
    [-480, '2026-03-01T16:00:00.000Z'],
    [0, '2026-03-01T08:00:00.000Z'],
    [60, '2026-03-01T07:00:00.000Z'],
    [330, '2026-03-01T02:30:00.000Z'],
    [540, '2026-02-28T23:00:00.000Z'],
  ])('of a mall at %i minutes from UTC are in its zone', (utcOffset, time) => {
    const own = { ...mall, utcOffset };
    for (const wire of ['2026-03-01 08:00:00', ' 2026-03-01 08:00:00 '])
      expect(dateOf(own, wire).toISOString()).toBe(time);
  });

  it('are the same moment for every viewer, also in the hours that summer time repeats or leaves out', () => {
    const written = (at: Date, utcOffset: number) =>
      new Date(at.getTime() + utcOffset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    const second = fc
      .integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2027, 0) / 1000 })
      .map((seconds) => new Date(seconds * 1000));
    fc.assert(
      fc.property(second, fc.integer({ min: -720, max: 840 }), (at, utcOffset) => {
        expect(dateOf({ ...mall, utcOffset }, written(at, utcOffset))).toEqual(at);
      }),
    );
  });

  it('refuses what is no time', () => {
    expect(() => dateOf(mall, 'soon')).toThrow(RangeError('"soon" is no time.'));
  });
});

describe('other texts of the wire', () => {
  it('are JSON, or the fallback', () => {
    expect(jsonOf('{"a":1}', {})).toEqual({ a: 1 });
    expect(jsonOf('{', 'none')).toBe('none');
    expect(jsonOf(null, 'none')).toBe('none');
    expect(listOf('["/a.webp", "", 3]')).toEqual(['/a.webp']);
    expect(listOf('{}')).toEqual([]);
  });
});
