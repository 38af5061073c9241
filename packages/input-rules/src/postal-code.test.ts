import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUsualFormat, isPostalCode, needsPostalCode, tidyPostalCode } from './postal-code';

const usual = (country: string, text: string) => hasUsualFormat(tidyPostalCode(text), country);

describe('a postal code', () => {
  it.each([
    ['GB', 'sw1a2aa'],
    ['IE', 'D02 X285'],
    ['JP', '１００−０００１'],
    ['NL', '1012AB'],
    ['PL', '00-950'],
    ['ZZ', 'whatever'],
  ])('of %s has its usual format: %s', (country, text) => expect(usual(country, text)).toBe(true));

  it.each([
    ['AZ', 'AZ 1000'],
    ['AZ', 'AZ1000'],
    ['KZ', 'A15E3H4'],
    ['HN', 'CM1102'],
    ['US', '2050'],
    ['GB', '12345'],
  ])('of %s may be an unusual one: %s', (country, text) => {
    expect(usual(country, text)).toBe(false);
    expect(isPostalCode(tidyPostalCode(text))).toBe(true);
  });

  it.each(['', '-', 'A--1', 'AB/12', '<b>', '12,3', '😀'])('is never %j', (text) =>
    expect(isPostalCode(tidyPostalCode(text))).toBe(false),
  );

  it.each(['US', 'DE', 'JP', 'RO', 'ZA'])('is needed in %s', (country) =>
    expect(needsPostalCode(country)).toBe(true),
  );

  it.each(['AE', 'HK', 'IE', 'TH', 'LA', 'FO', 'MC', 'VA', 'ZZ'])(
    'is not needed in %s',
    (country) => expect(needsPostalCode(country)).toBe(false),
  );

  it('is tidy after one tidying', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tidy = tidyPostalCode(text);
        expect(tidyPostalCode(tidy)).toBe(tidy);
      }),
    );
  });
});
