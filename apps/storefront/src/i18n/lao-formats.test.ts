import { describe, expect, it } from 'vitest';
import { createLaoFormats } from './lao-formats';
import { formatTag } from './locales';

const COUNTS = [0, 1, 2, 12.5, 1234.5, 1_234_567.891];

describe('createLaoFormats', () => {
  it.each<Intl.NumberFormatOptions>([
    {},
    { style: 'percent' },
    { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    { style: 'currency', currency: 'USD' },
    { style: 'currency', currency: 'THB' },
    { style: 'currency', currency: 'LAK', currencyDisplay: 'narrowSymbol' },
  ])('writes numbers with %j as a system with Lao data does', (options) => {
    const write = (tag: string) => COUNTS.map(new Intl.NumberFormat(tag, options).format);
    expect(write(formatTag('lao'))).toEqual(write('lo'));
  });

  it('chooses plurals as a system with Lao data does', () => {
    const choose = (tag: string) => COUNTS.map((count) => new Intl.PluralRules(tag).select(count));
    expect(choose(formatTag('lao'))).toEqual(choose('lo'));
  });

  it('writes days from one to another with Lao names, and one day once', () => {
    const { formatDateTimeRange } = createLaoFormats().formats('Asia/Vientiane');
    const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const write = (from: string, until: string) =>
      formatDateTimeRange(new Date(from), new Date(until), options);
    expect(write('2026-12-01', '2026-12-05')).toBe('ອັງຄານ 1 ທ.ວ. – ເສົາ 5 ທ.ວ.');
    expect(write('2026-12-01', '2026-12-01')).toBe('ອັງຄານ 1 ທ.ວ.');
  });

  it('names countries in Lao once their names are loaded', async () => {
    const { formats, loadNames } = createLaoFormats();
    const { formatDisplayName } = formats('UTC');
    expect(formatDisplayName('DE', { type: 'region' })).toBe('Germany');
    await loadNames();
    expect(formatDisplayName('DE', { type: 'region' })).toBe('ເຢຍລະມັນ');
    expect(formatDisplayName('QQ', { type: 'region', fallback: 'none' })).toBeUndefined();
  });
});
