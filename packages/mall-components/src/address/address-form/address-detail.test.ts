import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { composeDetail, type DetailLines, parseDetail } from './address-detail';
import { writtenLines } from './address-lines';
import { allCountries } from './find-country';

const lines = (given: Partial<DetailLines>): DetailLines => ({
  street: '',
  district: '',
  city: '',
  region: '',
  ...given,
});
const countries = allCountries(createIntl({ locale: 'en' })).map(({ code }) => code);

describe('the text of an address', () => {
  it.each([
    [
      'US',
      { street: '18 Cinnabar Lane, Harbor District', city: 'Portland', region: 'OR' },
      '18 Cinnabar Lane, Harbor District, Portland, OR',
    ],
    ['SE', { street: 'Kungsgatan 12', city: 'Stockholm' }, 'Kungsgatan 12, Stockholm'],
    ['FR', { street: '27 bis, rue Oberkampf', city: 'Paris' }, '27 bis, rue Oberkampf, Paris'],
    [
      'TH',
      { street: '88/14', district: 'คลองตัน', city: 'คลองเตย', region: 'กรุงเทพมหานคร' },
      '88/14, คลองตัน, คลองเตย, กรุงเทพมหานคร',
    ],
    ['TH', { street: '88/14', city: 'Mueang', region: 'Phuket' }, '88/14, Mueang, Phuket'],
    [
      'CN',
      { street: '南京西路 1266 号', district: '静安区', city: '上海', region: '上海市' },
      '上海市，上海，静安区，南京西路 1266 号',
    ],
    [
      'CN',
      { street: '1266 Nanjing Rd', city: 'Shanghai', region: 'SH' },
      '1266 Nanjing Rd, Shanghai, SH',
    ],
    ['IE', { street: '1 Main St', city: 'Cork' }, '1 Main St, Cork'],
  ])('in %s is read as it was written: %j', (country, given, text) => {
    expect(composeDetail(lines(given), country)).toBe(text);
    expect(parseDetail(text, country)).toEqual(lines(given));
  });

  it.each([
    ['US', '12 Cinnabar Lane', { street: '12 Cinnabar Lane' }],
    ['SE', 'Kungsgatan 12, 4 tr, Stockholm', { street: 'Kungsgatan 12, 4 tr', city: 'Stockholm' }],
    ['CN', '上海市静安区南京西路 1266 号', { street: '上海市静安区南京西路 1266 号' }],
    [undefined, 'Somewhere, far', { street: 'Somewhere', city: 'far' }],
  ])('of an address in one field in %s is shown whole: %s', (country, text, read) => {
    expect(parseDetail(text, country)).toEqual(lines(read));
  });

  it('has commas between lines only, so that they can be told apart', () => {
    const typed = lines({ street: '1 M Street,', city: 'Washington, D.C.', region: 'DC' });
    const text = composeDetail(typed, 'US');
    expect(text).toBe('1 M Street, Washington D.C., DC');
    expect(parseDetail(text, 'US').city).toBe('Washington D.C.');
  });

  it('is the same after it was read, whatever was typed and wherever', () => {
    const typed = fc.stringMatching(/^[a-z1-9,，路 ]{0,12}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.record({ street: typed, district: typed, city: typed, region: typed }),
        (country, given) => {
          const text = composeDetail(given, country);
          const read = parseDetail(text, country);
          expect(composeDetail(read, country)).toBe(text);
          const used = writtenLines(country, false);
          for (const line of Object.keys(read) as (keyof DetailLines)[])
            if (!used.includes(line)) expect(read[line]).toBe('');
        },
      ),
      { numRuns: 1000 },
    );
  });
});
