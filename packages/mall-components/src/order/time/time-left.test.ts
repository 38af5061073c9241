import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeft } from '.';

const at = (ms: number) => new Date(ms);

describe('timeLeft', () => {
  it('counts the begun minute', () => {
    expect(timeLeft(at(90_000), 0)).toEqual({ hours: 0, minutes: 2 });
    expect(timeLeft(at(3_600_000), 0)).toEqual({ hours: 1, minutes: 0 });
  });

  it('is over at the very moment', () => {
    expect(timeLeft(at(1000), 1000)).toBeUndefined();
    expect(timeLeft(at(0), 1000)).toBeUndefined();
  });

  it('never promises a minute more than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (ms) => {
        const left = timeLeft(at(ms), 0);
        const minutes = (left?.hours ?? 0) * 60 + (left?.minutes ?? 0);
        expect(minutes * 60_000).toBeGreaterThanOrEqual(ms);
        expect((minutes - 1) * 60_000).toBeLessThan(ms);
      }),
    );
  });
});
