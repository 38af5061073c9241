import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf } from './country';
import { countryNames } from './country-names.gen';

describe('countryOf', () => {
  it.each([
    ['France', 'FR'],
    ['Deutschland', 'DE'],
    ['法国', 'FR'],
    ['ไทย', 'TH'],
    ['ເອສະວາຕິນີ', 'SZ'],
    ['United Kingdom', 'GB'],
    ['UK', 'GB'],
    ['Serbia', 'RS'],
    ['U.S.A.', 'US'],
    ['Ivory Coast', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Swaziland', 'SZ'],
    ['Macedonia', 'MK'],
    ['Macedonia (FYROM)', 'MK'],
    ['Burma', 'MM'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Cape Verde', 'CV'],
    ['象牙海岸', 'CI'],
    ['fra', 'FR'],
    [' fr ', 'FR'],
    ['เซนต์มาร์ติน', 'MF'],
    ['ｆｒａｎｃｅ', 'FR'],
    ['lao', 'LA'],
    ['Narnia', undefined],
    ['ZZ', undefined],
    ['', undefined],
  ])('%s is %s', (name, code) => expect(countryOf(name)).toBe(code));

  describe('every name of every country', () => {
    const all = Object.entries(countryNames).flatMap(([code, names]) =>
      names.split('|').map((name) => [name, code] as const),
    );

    it('is recognised, also in capitals and with other punctuation', () => {
      fc.assert(
        fc.property(fc.constantFrom(...all), ([name, code]) => {
          expect(countryOf(name)).toBe(code);
          expect(countryOf(`  ${name.toUpperCase().replaceAll(' ', ' - ')}. `)).toBe(code);
        }),
        { numRuns: 2000 },
      );
    });

    it('is the one by which this runtime calls it', () => {
      for (const language of ['en', 'zh-Hans', 'zh-Hant', 'es', 'fr', 'th', 'lo']) {
        const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
        for (const code of Object.keys(countryNames)) {
          const name = names.of(code);
          if (name) expect(countryOf(name), `${language} ${name}`).toBe(code);
        }
      }
    });
  });
});
