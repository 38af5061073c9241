import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWireTime, wireDate, wireLastDay, wireTime } from './wire-time';

const zones = [-720, -480, 0, 60, 330, 345, 480, 540, 840];
const zone = fc.constantFrom(...zones).map((zoneOffsetMinutes) => ({ zoneOffsetMinutes }));
/** Two years with four changes to and from summer time. */
const second = fc
  .integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2028, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe('a time of the wire', () => {
  it('comes back from every zone', () => {
    fc.assert(
      fc.property(zone, second, (own, time) => {
        expect(fromWireTime(own, wireTime(own, time))).toEqual(time);
      }),
    );
  });
});

describe('the last day of what is valid', () => {
  it.each([
    [480, '2026-05-31T23:59:59+08:00', '2026-05-31'],
    [480, '2026-06-01T00:00:00+08:00', '2026-05-31'],
    [480, '2026-05-31T12:00:00+08:00', '2026-05-30'],
    [-480, '2026-05-31T23:59:59-08:00', '2026-05-31'],
    [330, '2026-06-01T00:00:00+05:30', '2026-05-31'],
  ])('at %i minutes from UTC until %s is %s', (zoneOffsetMinutes, end, day) => {
    expect(wireLastDay({ zoneOffsetMinutes }, { end: new Date(end) })).toBe(day);
  });

  it('is over before the end, or the day of the start', () => {
    fc.assert(
      fc.property(zone, second, fc.nat({ max: 30 * 86_400 }), (own, start, seconds) => {
        const end = new Date(start.getTime() + seconds * 1000);
        const day = wireLastDay(own, { start, end });
        const over = fromWireTime(own, `${day} 23:59:59`);
        expect((over?.getTime() ?? Infinity) <= end.getTime() || day === wireDate(own, start)).toBe(
          true,
        );
      }),
    );
  });
});
