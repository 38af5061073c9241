import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatTag } from '../i18n/locales';
import { daysText } from './days-text';

const of = (locale: 'en' | 'lao') => createIntl({ locale: formatTag(locale) });

describe('days', () => {
  it('have names in English', () => {
    expect(daysText(of('en'), '2026-12-01', '2026-12-05')).toMatch(
      /^Tue,\sDec\s1\s–\sSat,\sDec\s5$/,
    );
  });

  it('are in figures in Lao, in no other language, and one day is there once', () => {
    expect(daysText(of('lao'), '2026-12-01', '2026-12-05')).toBe('01/12/2026 – 05/12/2026');
    expect(daysText(of('lao'), '2026-12-01', '2026-12-01')).toBe('01/12/2026');
  });
});
