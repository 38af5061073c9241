import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatEnd, formatFirstDay, formatLastDay } from './format-limit';

const intlIn = (timeZone: string) => createIntl({ locale: 'en', timeZone });

describe('limits of file sizes', () => {
  it.each([
    ['Asia/Shanghai', '2026-05-31T23:59:59+08:00', 'May 31, 2026'],
    ['Asia/Shanghai', '2026-06-01T00:00:00+08:00', 'May 31, 2026'],
    ['Asia/Kolkata', '2026-05-31T23:59:59+05:30', 'May 31, 2026'],
    ['Asia/Shanghai', '2026-05-31T12:00:00+08:00', 'May 31, 2026, 12:00 PM'],
    // A day of the mall ends at another hour where summer time is shown
    ['Europe/Paris', '2026-07-31T23:59:59+01:00', 'Aug 1, 2026, 12:59 AM'],
    ['Europe/Paris', '2026-01-31T23:59:59+01:00', 'Jan 31, 2026'],
  ])('in %s what ends at %s is valid until %s', (timeZone, end, text) => {
    expect(formatEnd(intlIn(timeZone), new Date(end))).toBe(text);
  });

  it.each([
    ['2026-05-31T23:59:59+08:00', 'May 31, 2026'],
    ['2026-06-01T00:00:00+08:00', 'May 31, 2026'],
    ['2026-05-31T09:03:00+08:00', 'May 31, 2026'],
  ])('says the last day of what ends at %s, and no hour', (end, text) => {
    expect(formatLastDay(intlIn('Asia/Shanghai'), new Date(end))).toBe(text);
  });

  it('says the first day of what begins at an hour', () => {
    const start = new Date('2026-05-01T09:00:00+08:00');
    expect(formatFirstDay(intlIn('Asia/Shanghai'), start)).toBe('May 1, 2026');
  });

  it('names no day on whose last minute it is over, in any zone, over a change to summer time', () => {
    const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/Paris', 'UTC'];
    const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minute, (timeZone, at) => {
        const end = new Date(at * 60_000);
        const intl = intlIn(timeZone);
        const text = formatEnd(intl, end);
        const day = (time: number) => intl.formatDate(time, { dateStyle: 'medium' });
        // Only a day without a time promises the whole day
        if (text === day(end.getTime() - 1)) expect(day(end.getTime())).not.toBe(text);
        else expect(text).toMatch(/\d\d:\d\d [AP]M/);
      }),
    );
  });
});
