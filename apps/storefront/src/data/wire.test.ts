import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, jsonOf, listOf, minorOf, optionalMinor, wireOf } from './wire';

describe('amounts of the wire', () => {
  it('are minor units inside, there and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(minorOf(wireOf(minor))).toBe(minor);
      }),
    );
  });

  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.29', 29],
    ['1.005', 101],
    ['1.004', 100],
    ['-0.01', -1],
    ['0.00', 0],
    [8.2, 820],
  ])('%s is %i', (wire, minor) => expect(minorOf(wire)).toBe(minor));

  it.each(['', 'abc', '1e5', '1,000.00', 'NaN', '--1'])('refuses %j', (wire) =>
    expect(() => minorOf(wire)).toThrow(RangeError),
  );

  it('may be absent', () => {
    expect([null, undefined, ''].map(optionalMinor)).toEqual([undefined, undefined, undefined]);
  });
});

describe('other texts of the wire', () => {
  it('are times in the zone of the mall', () => {
    expect(dateOf('2026-03-01 08:00:00').toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('are JSON, or the fallback', () => {
    expect(jsonOf('{"a":1}', {})).toEqual({ a: 1 });
    expect(jsonOf('{', 'none')).toBe('none');
    expect(jsonOf(null, 'none')).toBe('none');
    expect(listOf('["/a.webp", "", 3]')).toEqual(['/a.webp']);
    expect(listOf('{}')).toEqual([]);
  });
});
