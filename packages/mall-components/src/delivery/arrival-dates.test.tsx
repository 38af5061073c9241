import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ArrivalDates } from './arrival-dates';
import { formatDays } from './format-days';

describe('ArrivalDates', () => {
  it('names the days between which goods arrive', () => {
    renderInEnglish(<ArrivalDates arrival={{ from: '2026-12-01', until: '2026-12-05' }} />);
    expect(screen.getByText('Arrives Tue, Dec 1 – Sat, Dec 5')).toBeVisible();
  });
});

describe('days', () => {
  const inLanguage = (locale: string, from: string, until: string) =>
    formatDays(createIntl({ locale, onError: () => undefined }), from, until).replaceAll(
      /\s/g,
      ' ',
    );

  it.each([
    ['zh-CN', '12月1日周二至12月5日周六'],
    ['es', 'mar, 1 dic – sáb, 5 dic'],
    ['fr', 'mar. 1 – sam. 5 déc.'],
    ['th', 'อังคาร 1 – เสาร์ 5 ธ.ค.'],
  ])('are written as in %s', (locale, written) => {
    expect(inLanguage(locale, '2026-12-01', '2026-12-05')).toBe(written);
  });

  it('are broken into lines between them only', () => {
    expect(formatDays(createIntl({ locale: 'en' }), '2026-12-01', '2026-12-05').split(' ')).toEqual(
      ['Tue,\u00a0Dec\u00a01\u00a0–', 'Sat,\u00a0Dec\u00a05'],
    );
  });

  it('are one where both are the same', () => {
    expect(inLanguage('en', '2026-12-01', '2026-12-01')).toBe('Tue, Dec 1');
  });

  it('have the Gregorian year at the turn of the year, in Thai too', () => {
    expect(inLanguage('th', '2026-12-29', '2027-01-05')).toContain('2027');
  });
});
