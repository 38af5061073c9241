import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@sum', "'@sum"],
    ['-12.50', '-12.50'],
    ['-x', "'-x"],
  ])('has %j as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });
});
