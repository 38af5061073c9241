import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { namedCountries, searchCountries } from './country-search';

const namedIn = (locale: string) => namedCountries(createIntl({ locale }));
const english = namedIn('en');
const french = namedIn('fr');
const find = (typed: string, all = english) =>
  searchCountries(all, typed).map(({ country }) => country.code);

describe('searching countries', () => {
  it.each([
    ['china', 'CN'],
    ['  GERM', 'DE'],
    ['中国', 'CN'],
    ['法国', 'FR'],
    ['fg', 'FR'],
    ['zg', 'CN'],
    ['cote', 'CI'],
    ['CÔTE d’iv', 'CI'],
    ["cote d'iv", 'CI'],
    ['curacao', 'CW'],
    ['kingdom', 'GB'],
    ['86', 'CN'],
    ['+86', 'CN'],
    ['1', 'US'],
    ['+7', 'RU'],
    ['44', 'GB'],
    ['1', 'US'],
    ['lao', 'LA'],
  ])('with %s finds %s first or among the first', (typed, code) => {
    expect(find(typed).slice(0, 3)).toContain(code);
  });

  it('lists the main country of a shared dial code first', () => {
    expect(find('1')[0]).toBe('US');
    expect(find('7').slice(0, 2)).toEqual(['RU', 'KZ']);
  });

  it('finds names in the shopper’s language and in English', () => {
    expect(find('allem', french)).toEqual(['DE']);
    expect(find('germany', french)).toEqual(['DE']);
    expect(find('etats', french)).toContain('US');
  });

  it('finds nothing for other text', () => {
    expect(find('qqqq')).toEqual([]);
  });

  it('finds every country by its whole name, in every language', () => {
    for (const locale of ['en', 'zh-CN', 'es', 'fr', 'th', 'lo']) {
      const all = namedIn(locale);
      for (const { country, label } of all) {
        expect(find(label, all), label).toContain(country.code);
        expect(find(country.CNName, all), label).toContain(country.code);
      }
    }
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(english.length).toBeGreaterThanOrEqual(find(typed).length);
      }),
    );
  });
});
