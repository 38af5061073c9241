import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOfOffset } from './zone-of-offset';

/** The time of day that a zone shows at a moment. */
const shown = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

const offsets = [...Array(27).keys()].map((hour) => (hour - 12) * 60);
const uneven = [-570, 210, 270, 330, 345, 390, 525, 570];
const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });

describe('zoneOfOffset', () => {
  it('is a zone that has the offset on every day of the year', () => {
    fc.assert(
      fc.property(fc.constantFrom(...offsets, ...uneven), moment, (offset, at) => {
        const local = new Date(at + offset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
        expect(shown(zoneOfOffset(offset), at)).toBe(local);
      }),
    );
  });

  it('is UTC, which is shown with its name, where every zone with the offset has summer time', () => {
    expect(zoneOfOffset(765)).toBe('UTC');
  });
});
