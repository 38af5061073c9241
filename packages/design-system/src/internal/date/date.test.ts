import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clamp, dayOfWeek, daysInMonth, isDay } from './day';
import { firstDayOf } from './first-day';
import { formatFigures, orderOf, weekdayNames } from './format';
import { parseDay } from './parse';

const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1950-01-01', count));
const locales = [
  'en',
  'en-GB',
  'zh-CN',
  'es',
  'fr',
  'th',
  'lo',
  'ar-EG',
  'fa-IR',
  'de',
  'ja',
  'ko',
  'hu',
];

describe('date', () => {
  it('accepts only existing dates', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-1-1', '', '2026-11-03T00'].some(isDay)).toBe(false);
  });

  it('adds and subtracts days, and months clamped to the last day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
        const moved = addMonths(from, count);
        const date = Number(from.slice(8));
        expect(Number(moved.slice(8))).toBe(Math.min(date, daysInMonth(moved)));
      }),
    );
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(clamp('2026-11-03', '2026-12-01')).toBe('2026-12-01');
  });

  it('starts weeks as the locale does', () => {
    for (const tag of [...locales, 'pt-BR', 'en-IN', 'ar-SA', 'he', 'vi']) {
      const locale = new Intl.Locale(tag) as Intl.Locale & {
        weekInfo?: { firstDay: number };
        getWeekInfo?: () => { firstDay: number };
      };
      const info = locale.getWeekInfo?.() ?? locale.weekInfo;
      expect([tag, firstDayOf(tag)]).toEqual([tag, (info?.firstDay ?? 0) % 7]);
    }
    expect(dayOfWeek('2026-11-03', 0)).toBe(2);
    expect(weekdayNames('en', 1)[0]).toBe('Mon');
    // No short names, so that the long ones would touch
    expect(weekdayNames('ar', 0)).toEqual(['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س']);
  });

  it.each(locales)('parses what it formats in %s', (locale) => {
    fc.assert(
      fc.property(day, (it) => parseDay(formatFigures(locale, it), locale) === it),
      { numRuns: 30 },
    );
  });

  it.each([
    ['3.11.26', 'fr', '2026-11-03'],
    ['11/3/2026', 'en', '2026-11-03'],
    ['03112026', 'en-GB', '2026-11-03'],
    ['2026-11-03', 'fr', '2026-11-03'],
    ['๓/๑๑/๒๕๖๙', 'th', '2026-11-03'],
    ['3/11/2569', 'lo', '2026-11-03'],
    ['31/2/2026', 'fr', undefined],
    ['tomorrow', 'en', undefined],
    ['3/11', 'fr', undefined],
  ])('parses "%s" in %s as %s', (text, locale, expected) => {
    expect(parseDay(text, locale)).toBe(expected);
  });

  it('formats Gregorian years in locales with other calendars', () => {
    expect(formatFigures('th', '2026-11-03')).toBe('03/11/2026');
    expect(orderOf('zh-CN')).toEqual(['year', 'month', 'day']);
  });
});
