import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementFor, partsOf, secondsLeft, untilNextTick } from './time-left';

const moment = fc.integer({ min: 0, max: 4e12 });
const span = fc.integer({ min: -1e10, max: 1e10 });

describe('secondsLeft', () => {
  it('rounds seconds up and is zero at the end', () => {
    expect(secondsLeft(5000, 3999)).toBe(2);
    expect(secondsLeft(5000, 4000)).toBe(1);
    expect(secondsLeft(5000, 4999)).toBe(1);
    expect(secondsLeft(5000, 5000)).toBe(0);
    expect(secondsLeft(5000, 9000)).toBe(0);
  });

  it('never grows while time passes', () => {
    fc.assert(
      fc.property(moment, span, fc.nat(1e7), (until, before, later) => {
        const now = until - before;
        expect(secondsLeft(until, now + later)).toBeLessThanOrEqual(secondsLeft(until, now));
      }),
    );
  });
});

describe('partsOf', () => {
  it('splits a day, an hour, a minute and a second', () => {
    expect(partsOf(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, total: 90_061 });
  });

  it('has parts within their bounds that make up the whole', () => {
    fc.assert(
      fc.property(fc.nat(1e9), (total) => {
        const { days, hours, minutes, seconds } = partsOf(total);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total);
      }),
    );
  });
});

describe('untilNextTick', () => {
  it('updates at each full second, at most 20 ms late', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 1e10 }), (until, left) => {
        const now = until - left;
        const next = now + untilNextTick(until, now);
        expect(secondsLeft(until, next)).toBe(secondsLeft(until, now) - 1);
        expect(secondsLeft(until, next - 21)).toBe(secondsLeft(until, now));
      }),
    );
  });

  it('does not schedule updates for a stopped clock', () => {
    expect(untilNextTick(5000, 4999)).toBe(20);
  });
});

describe('announcementFor', () => {
  const announcements = [300, 60, 10].map((at) => ({ at, text: String(at) }));

  it('reports passed thresholds, only the last of several', () => {
    expect(announcementFor(announcements, 400, 301)).toBeUndefined();
    expect(announcementFor(announcements, 400, 300)).toBe('300');
    expect(announcementFor(announcements, 400, 45)).toBe('60');
    expect(announcementFor(announcements, 45, 30)).toBeUndefined();
  });

  it('changes only at its thresholds', () => {
    fc.assert(
      fc.property(fc.nat(500), (first) => {
        const announced = Array.from({ length: first + 1 }, (_, passed) =>
          announcementFor(announcements, first, first - passed),
        );
        const changes = announced.filter(
          (text, index) => index > 0 && text !== announced[index - 1],
        );
        expect(changes).toEqual(['300', '60', '10'].filter((at) => Number(at) < first));
      }),
    );
  });
});
