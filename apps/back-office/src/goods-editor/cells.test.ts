import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedAmount, parseTable, typedAmount, typedUnits } from './cells';

describe('a pasted amount', () => {
  it('is what a spreadsheet of any country wrote', () => {
    const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-ES', 'en-IN', 'th-TH'];
    fc.assert(
      fc.property(
        fc.nat(999_999_999),
        fc.constantFrom(0, 2, 3),
        fc.constantFrom(...locales),
        fc.constantFrom('', '€ ', '$', 'CHF '),
        (minor, digits, locale, currency) => {
          const format = new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            // India groups by twos
            useGrouping: locale !== 'en-IN',
          });
          const text = currency + format.format(minor / 10 ** digits);
          expect(parsePastedAmount(text, digits)).toBe(minor);
        },
      ),
    );
  });

  it.each([
    ['1,234', 2, 123_400],
    ['1,234', 3, 1234],
    ['12,5', 2, 1250],
    ['.5', 2, undefined],
    ['1,2,3', 2, undefined],
    ['12.345.6', 2, undefined],
    ['12.505', 3, 12_505],
    ['-4', 2, undefined],
    ['four', 2, undefined],
  ])('%s with %i decimals is %s', (text, digits, minor) =>
    expect(parsePastedAmount(text, digits)).toBe(minor),
  );

  it('stays as it is where it is none, to be mended', () => {
    expect(typedAmount(' four ', 2)).toBe('four');
    expect(typedAmount('€ 1.234,50', 2)).toBe('1234.50');
    expect(typedUnits('1,200')).toBe('1200');
    expect(typedUnits('12.00')).toBe('12');
  });
});

describe('pasted cells', () => {
  it('are lines of cells', () => {
    expect(parseTable('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(parseTable('a\t\n\tb')).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
    expect(parseTable('"a\n""b"""\tc')).toEqual([['a\n"b"', 'c']]);
    expect(parseTable('one')).toEqual([['one']]);
  });

  it('are those that were copied', () => {
    const cell = fc.string().map((text) => text.replaceAll(/[\t\r\n"]/g, ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => row.join('\t')).join('\n');
        expect(parseTable(`${text}\n`)).toEqual(rows);
      }),
    );
  });
});
